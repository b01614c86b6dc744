/** Sentences for the events of the deployment's settings. */
export const settings = {
  AppSettingSaved: '%{actor} changed the settings of the deployment',
  AppSettingReset: '%{actor} reset settings of the deployment to the defaults',
  AppSettingFileAdded: '%{actor} uploaded the file “%{name}” for the look of the deployment',
  AppSettingFileRemoved: 'A file of the look was replaced by newer ones',
  CallSettingSaved: '%{actor} changed how their calls start',
};
