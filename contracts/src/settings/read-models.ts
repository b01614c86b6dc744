import { z } from 'zod';

import { Id } from '../schema/id.js';
import {
  AppAppearance,
  AppSettingGroup,
  LanguageSetting,
  LegalSetting,
  Modules,
  RetentionSetting,
  SecondFactorSetting,
  SecuritySetting,
  Sounds,
} from './groups.js';

/** Levels of loudness by name, 0 to 1. */
export const VOLUME_LEVELS = { Low: 0.3, Medium: 0.6, High: 1 } as const;
/** How much a key press changes the volume, and what a visitor's page begins with. */
export const VOLUME_STEP = 0.1;
export const CLIENT_VOLUME = 0.7;
/** Levels of brightness, 0 to 1. */
export const BRIGHTNESS = { low: 0.3, medium: 0.6, high: 1 } as const;

/** The public facts of the licence. */
export const License = z.object({ expired: z.boolean() }).meta({ id: 'License' });

/**
 * `unrestricted`: the deployment takes no licences; `missing`: it does, and none is there;
 * `invalid`: the one that is there was not signed by whom it must be.
 */
export const LicenseState = z
  .enum(['unrestricted', 'missing', 'valid', 'expired', 'invalid'])
  .meta({ id: 'LicenseState' });

/** The licence as administrators see it. */
export const LicenseInFull = License.extend({
  state: LicenseState,
  holder: z.string().nullable(),
  /** Null where it never ends. */
  validUntil: z.iso.datetime().nullable(),
}).meta({ id: 'LicenseInFull' });
export type LicenseInFull = z.output<typeof LicenseInFull>;

/** All settings of the deployment. */
export const AppSetting = z
  .object({
    _id: Id,
    sounds: Sounds,
    appearance: AppAppearance,
    modules: Modules,
    license: LicenseInFull,
    language: LanguageSetting,
    security: SecuritySetting,
    secondFactor: SecondFactorSetting,
    legal: LegalSetting,
    retention: RetentionSetting,
    /** How often each group was changed; who saves says which revision the form was read at. */
    revisions: z.record(AppSettingGroup, z.int().nonnegative()),
  })
  .meta({ id: 'AppSetting' });
export type AppSetting = z.output<typeof AppSetting>;

/** The settings that pages use; no part of them is about a person. */
export const PageSettings = z
  .object({
    appearance: AppAppearance,
    modules: Modules,
    sounds: Sounds,
    license: License,
    legal: LegalSetting,
    ...LanguageSetting.shape,
    ...SecuritySetting.shape,
    /** False while no mail server is set up: mails stay here until people pass them on. */
    sendsMail: z.boolean(),
    /** False while no provider of text messages is set up: none can be sent. */
    sendsTexts: z.boolean(),
  })
  .meta({ id: 'PageSettings' });
export type PageSettings = z.output<typeof PageSettings>;

/** A file for the company's look. */
export const AppSettingFile = z
  .object({
    fileId: Id,
    name: z.string(),
    contentType: z.string(),
    size: z.int().positive(),
  })
  .meta({ id: 'AppSettingFile' });
export type AppSettingFile = z.output<typeof AppSettingFile>;

/** One change of a group of settings. */
export const AppSettingChange = z
  .object({
    _id: Id,
    group: AppSettingGroup,
    /** True if the change reset the group to its standard. */
    reset: z.boolean(),
    /** The group after it and before it; of a licence only whether there was one. */
    value: z.record(z.string(), z.unknown()),
    before: z.record(z.string(), z.unknown()),
    at: z.iso.datetime(),
    memberId: Id.nullable(),
    /** The name of the member; null if it is not known (any more). */
    memberName: z.string().nullable(),
  })
  .meta({ id: 'AppSettingChange' });
export type AppSettingChange = z.output<typeof AppSettingChange>;

/** One row of the policy tables: an action and the roles that may do it. */
export const PolicyRow = z
  .object({ action: z.string(), roles: z.array(z.string()) })
  .meta({ id: 'PolicyRow' });
export type PolicyRow = z.output<typeof PolicyRow>;
