import {
  APP_SETTING_ID,
  appSettingGroups,
  settingsRoutes,
  STANDARD_SETTINGS,
} from '@foyer/contracts/settings';

import type { Fields, FormEntry, Typed } from '../formEntry.js';
import { aPicture, FILE_ID } from '../serveUploads.js';

type Group = Exclude<keyof typeof STANDARD_SETTINGS, 'license'>;
const license = { expired: false, state: 'unrestricted', holder: null, validUntil: null };

/**
 * The form of one group: it is read among all, and sent alone with its own revision.
 */
const setting = (
  group: Group,
  by: string,
  typed: FormEntry['typed'],
  theirs: Fields,
): FormEntry => ({
  path: `settings/${group}`,
  by,
  record: { ...STANDARD_SETTINGS[group], revision: 4 },
  reads: 'GET /api/v2/appSetting',
  shown: ({ revision, ...value }) => ({
    body: {
      ...{ ...STANDARD_SETTINGS, license, _id: APP_SETTING_ID, [group]: value },
      revisions: {
        ...Object.fromEntries(Object.keys(STANDARD_SETTINGS).map((name) => [name, 0])),
        [group]: revision,
      },
    },
  }),
  saves: 'POST /api/v2/appSetting',
  body: settingsRoutes.saveAppSetting.body,
  fields: appSettingGroups[group].fields,
  within: `${group}.`,
  fieldsIn: (body) => ({
    ...(body[group] as Fields),
    revision: (body.revisions as Fields)[group],
  }),
  refusal: 'APP_SETTING_CHANGED_MEANWHILE',
  isWhole: true,
  typed,
  theirs,
  also: {
    'GET /api/v2/appSetting/history': () => ({
      body: { docs: [], page: 1, limit: 5, totalDocs: 0, totalPages: 0, hasNextPage: false },
    }),
  },
});

const sound = (kind: string, name: string): FormEntry['typed'] => ({
  [`${kind}.ringTone`]: 3,
  [`Volume: ${name}`]: { value: 0.2, sends: { [`${kind}.volume`]: 0.2 } },
});
const file = (path: string): Typed => ({
  value: aPicture(),
  sends: { [path]: FILE_ID },
  again: null,
});

/** The settings of the deployment, group by group. */
export const settingForms: readonly FormEntry[] = [
  setting(
    'appearance',
    'settings/appearance/AppearanceTab.tsx',
    {
      title: 'Town hall',
      primary: '#204060',
      secondary: '#e6a23c',
      background: '#f0f0e0',
      buttonPrimary: '#0b5f50',
      buttonSecondary: '#406080',
      'Logo: choose a file': file('logo'),
      'Favicon: choose a file': file('favicon'),
      'Whiteboard document: choose a file': file('defaultWhiteboardDoc'),
    },
    { title: 'Their hall' },
  ),
  setting(
    'sounds',
    'settings/tabs/SoundsTab.tsx',
    { ...sound('queueCall', 'A visitor rings'), ...sound('call', 'A call in a session') },
    { queueCall: { ringTone: 2, volume: 0.6 } },
  ),
  setting(
    'modules',
    'settings/tabs/ModulesTab.tsx',
    { paymentTerminalModuleActive: false },
    { paymentTerminalModuleActive: false },
  ),
  setting(
    'language',
    'settings/tabs/LanguageTab.tsx',
    { defaultLanguage: 'en' },
    { defaultLanguage: 'en' },
  ),
  setting(
    'security',
    'settings/tabs/SecurityTab.tsx',
    { passwordPolicy: 'passphrase' },
    { passwordPolicy: 'passphrase' },
  ),
  setting(
    'secondFactor',
    'settings/tabs/SecondFactorTab.tsx',
    {
      ...{ none: true, member: true, support: true },
      ...{ auditor: true, admin: true, 'super-admin': true },
    },
    { auditor: true },
  ),
  setting(
    'legal',
    'settings/tabs/LegalTab.tsx',
    {
      'imprint.de': 'https://example.org/impressum',
      'imprint.en': 'https://example.org/imprint',
      'privacy.de': 'https://example.org/datenschutz',
      'privacy.en': 'https://example.org/privacy',
      tellsOfListeners: false,
    },
    { imprint: { de: 'https://theirs.example', en: '' } },
  ),
  {
    ...setting(
      'retention',
      'settings/tabs/RetentionTab.tsx',
      { signedDocuments: 'forever' },
      { signedDocuments: 'forever' },
    ),
    variant: 'not chosen yet',
  },
  {
    ...setting(
      'retention',
      'settings/tabs/RetentionTab.tsx',
      { signedDocumentsYears: 10 },
      { signedDocumentsYears: 7 },
    ),
    variant: 'for years',
    record: { signedDocuments: 'years', signedDocumentsYears: 5, revision: 4 },
  },
];
