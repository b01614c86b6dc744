/** Sentences for the events of the deployment's settings. */
export const settings = {
  AppSettingSaved: '%{actor} changed the settings of the deployment',
  AppSettingReset: '%{actor} took settings of the deployment back to the standard',
  AppSettingFileAdded: '%{actor} uploaded the file “%{name}” for the look of the deployment',
  AppSettingFileRemoved: 'A file of the look gave way to newer ones',
  CallSettingSaved: '%{actor} changed how the own calls begin',
};
