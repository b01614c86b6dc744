/** What happened to the settings of the deployment, in a sentence each. */
export const settings = {
  AppSettingSaved: '%{actor} changed the settings of the deployment',
  AppSettingReset: '%{actor} took settings of the deployment back to the standard',
  AppSettingFileAdded: '%{actor} uploaded the file “%{name}” for the look of the deployment',
  AppSettingFileRemoved: 'A file of the look gave way to newer ones',
  CallSettingSaved: '%{actor} changed how the own calls begin',
};
