import type { settings as english } from '../en/settings.js';

/** What happened to the settings of the deployment, in a German sentence each. */
export const settings: typeof english = {
  AppSettingSaved: '%{actor} hat die Einrichtung geändert',
  AppSettingReset: '%{actor} hat Einstellungen auf den Standard zurückgesetzt',
  AppSettingFileAdded: '%{actor} hat die Datei „%{name}“ für das Erscheinungsbild hochgeladen',
  AppSettingFileRemoved: 'Eine Datei des Erscheinungsbilds ist neueren gewichen',
  CallSettingSaved: '%{actor} hat geändert, wie die eigenen Anrufe beginnen',
};
