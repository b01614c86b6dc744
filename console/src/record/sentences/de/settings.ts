import type { settings as english } from '../en/settings.js';

/** German sentences for the events of the deployment's settings. */
export const settings: typeof english = {
  AppSettingSaved: '%{actor} hat die Einrichtung geändert',
  AppSettingReset: '%{actor} hat Einstellungen auf den Standard zurückgesetzt',
  AppSettingFileAdded: '%{actor} hat die Datei „%{name}“ für das Erscheinungsbild hochgeladen',
  AppSettingFileRemoved: 'Eine Datei des Erscheinungsbilds ist neueren gewichen',
  CallSettingSaved: '%{actor} hat geändert, wie die eigenen Anrufe beginnen',
};
