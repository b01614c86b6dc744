import { z } from 'zod';

import { Appearance } from '../portals/look.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { plainLine } from '../schema/plain-text.js';
import { PasswordPolicy } from '../identity/password-policy.js';
import { RING_TONES } from './constants.js';

/** The name of the product until a company gives it its own. */
export const STANDARD_TITLE = 'Foyer';

const CompanyAddress = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'LINK_INVALID' })
    .max(500, 'LINK_INVALID'),
]);

const Sound = z.strictObject({
  ringTone: z.int().min(1).max(RING_TONES),
  /** 0 to 1; members make it louder or quieter for themselves. */
  volume: z.number().min(0).max(1),
});

/**
 * The rings and their volume: at a desk for visitors (`queueCall`), and for session calls (`call`).
 */
export const Sounds = z.strictObject({ queueCall: Sound, call: Sound }).meta({ id: 'Sounds' });
export type Sounds = z.output<typeof Sounds>;

/** The company's look; what is absent comes from the product's own. */
export const AppAppearance = z
  .strictObject({
    ...Appearance.shape,
    title: plainLine().min(1, 'BLANK').max(80).default(STANDARD_TITLE),
    /** The file that a whiteboard begins with: a PDF or a picture. */
    defaultWhiteboardDoc: Id.nullable().default(null),
  })
  .meta({ id: 'AppAppearance' });
export type AppAppearance = z.output<typeof AppAppearance>;

export const Modules = z
  .strictObject({ paymentTerminalModuleActive: z.boolean() })
  .meta({ id: 'Modules' });
export type Modules = z.output<typeof Modules>;

/**
 * The language of pages where neither a choice nor the browser names one that the product speaks.
 */
export const LanguageSetting = z
  .strictObject({ defaultLanguage: Language })
  .meta({ id: 'LanguageSetting' });

export const SecuritySetting = z
  .strictObject({ passwordPolicy: PasswordPolicy })
  .meta({ id: 'SecuritySetting' });

/** The roles whose members need a second factor, if they sign in by a password of here. */
export const SecondFactorSetting = z
  .strictObject({
    none: z.boolean(),
    member: z.boolean(),
    support: z.boolean(),
    auditor: z.boolean(),
    admin: z.boolean(),
    'super-admin': z.boolean(),
  })
  .meta({ id: 'SecondFactorSetting' });
export type SecondFactorSetting = z.output<typeof SecondFactorSetting>;

/** A page of the company on the web in each language; empty where there is none. */
const CompanyPage = z.strictObject({ de: CompanyAddress, en: CompanyAddress });

/** Obligations to visitors: pages that they must find, and listeners whom they must know of. */
export const LegalSetting = z
  .strictObject({
    imprint: CompanyPage,
    privacy: CompanyPage,
    /** True if visitors are informed while a supervisor hears their call. */
    tellsOfListeners: z.boolean(),
  })
  .meta({ id: 'LegalSetting' });
export type LegalSetting = z.output<typeof LegalSetting>;

/** Most years for which a company can keep signed documents by a number. */
export const RETENTION_YEARS_MAX = 100;

/**
 * How long signed documents are kept. It is open until a company chooses, and they are kept until
 * then: without limit is a choice too. A number of years counts from the end of the year of the
 * signature.
 */
export const RetentionSetting = z
  .strictObject({
    signedDocuments: z.enum(['undecided', 'years', 'forever']),
    /** The years; null where no number of years was chosen. */
    signedDocumentsYears: z.int().min(1).max(RETENTION_YEARS_MAX).nullable(),
  })
  .refine(
    ({ signedDocuments, signedDocumentsYears: years }) =>
      (signedDocuments === 'years') === (years !== null),
    { path: ['signedDocumentsYears'], error: 'BLANK' },
  )
  .meta({
    id: 'RetentionSetting',
    examples: [{ signedDocuments: 'years', signedDocumentsYears: 10 }],
  });
export type RetentionSetting = z.output<typeof RetentionSetting>;

/**
 * A signed licence as it was issued (JWS, compact). It states who may use the product, and is no
 * secret.
 */
export const LicenseToken = z
  .strictObject({ token: z.string().trim().max(4000).nullable() })
  .meta({ id: 'LicenseToken' });

/**
 * The settings of the deployment by group, each saved separately, with the values before they are
 * set.
 */
export const appSettingGroups = {
  appearance: {
    fields: AppAppearance,
    standard: { title: STANDARD_TITLE, defaultWhiteboardDoc: null },
  },
  sounds: {
    fields: Sounds,
    standard: {
      queueCall: { ringTone: 1, volume: 0.6 },
      call: { ringTone: 1, volume: 0.6 },
    },
  },
  modules: { fields: Modules, standard: { paymentTerminalModuleActive: true } },
  language: { fields: LanguageSetting, standard: { defaultLanguage: 'de' } },
  security: { fields: SecuritySetting, standard: { passwordPolicy: 'composition' } },
  secondFactor: {
    fields: SecondFactorSetting,
    standard: {
      ...{ none: false, member: false, support: false },
      ...{ auditor: false, admin: false, 'super-admin': false },
    },
  },
  legal: {
    fields: LegalSetting,
    standard: {
      imprint: { de: '', en: '' },
      privacy: { de: '', en: '' },
      tellsOfListeners: true,
    },
  },
  retention: {
    fields: RetentionSetting,
    standard: { signedDocuments: 'undecided', signedDocumentsYears: null },
  },
  license: { fields: LicenseToken, standard: { token: null } },
} as const satisfies Readonly<Record<string, { fields: z.ZodObject; standard: object }>>;

export const AppSettingGroup = z
  .enum([
    'appearance',
    'sounds',
    'modules',
    'language',
    'security',
    'secondFactor',
    'legal',
    'retention',
    'license',
  ])
  .meta({ id: 'AppSettingGroup' });
export type AppSettingGroup = z.output<typeof AppSettingGroup>;

/** The value of every group. */
export type AppSettingValues = {
  readonly [G in AppSettingGroup]: z.output<(typeof appSettingGroups)[G]['fields']>;
};

/** The deployment has one setting. */
export const APP_SETTING_ID = '01900000-0000-7000-8000-0000000a5e77';

/** The values before any setting. */
export const STANDARD_SETTINGS: AppSettingValues = Object.fromEntries(
  Object.entries(appSettingGroups).map(([group, { standard }]) => [group, standard]),
) as unknown as AppSettingValues;
