import { z } from 'zod';

import { ById, Changed, File } from '../schema/answers.js';
import { DOCUMENT_MAX_BYTES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { PageQuery, pageOf } from '../schema/page.js';
import { fileName } from '../schema/plain-text.js';
import { defineRoute } from '../schema/route.js';
import { AppSettingFilePurpose, WHITEBOARD_TYPES } from './files.js';
import {
  AppAppearance,
  AppSettingGroup,
  LanguageSetting,
  LegalSetting,
  LicenseToken,
  Modules,
  RetentionSetting,
  SecondFactorSetting,
  SecuritySetting,
  Sounds,
} from './groups.js';
import {
  AppSetting,
  AppSettingChange,
  AppSettingFile,
  License,
  PageSettings,
  PolicyRow,
} from './read-models.js';

const context = 'settings';
const policy = 'settings.manage';

export const getAppSetting = defineRoute({
  method: 'GET',
  path: '/appSetting',
  context,
  policy,
  summary: 'All settings of the deployment',
  answers: { 200: AppSetting },
});

export const saveAppSetting = defineRoute({
  method: 'POST',
  path: '/appSetting',
  context,
  policy,
  summary: 'Change settings of the deployment; a group that is given is replaced as a whole',
  body: z
    .strictObject({
      appearance: AppAppearance,
      modules: Modules,
      sounds: Sounds,
      language: LanguageSetting,
      security: SecuritySetting,
      secondFactor: SecondFactorSetting,
      legal: LegalSetting,
      retention: RetentionSetting,
      license: LicenseToken,
      revisions: z.partialRecord(AppSettingGroup, z.int().nonnegative()),
    })
    .partial(),
  answers: { 200: AppSetting },
  rejections: [
    'APP_SETTING_CHANGED_MEANWHILE',
    'APP_SETTING_FILE_NOT_FOUND',
    'LICENSE_INVALID',
    'LICENSE_NOT_TAKEN',
    'FOR_PEOPLE_ONLY',
  ],
});

export const resetAppSetting = defineRoute({
  method: 'DELETE',
  path: '/appSetting/{id}',
  context,
  policy,
  summary: 'Go back to the standard of a group of settings',
  params: ById,
  query: z.object({ group: AppSettingGroup.default('appearance') }),
  answers: { 200: Changed },
  rejections: ['APP_SETTING_NOT_FOUND', 'FOR_PEOPLE_ONLY'],
});

export const listAppSettingChanges = defineRoute({
  method: 'GET',
  path: '/appSetting/history',
  context,
  policy,
  summary: 'Who changed which settings when, the newest first',
  query: PageQuery.extend({ group: AppSettingGroup.optional() }),
  answers: { 200: pageOf(AppSettingChange) },
});

export const addAppSettingFile = defineRoute({
  method: 'POST',
  path: '/appSetting/file',
  context,
  policy,
  summary: 'Keep a file for the company’s look; it is shown once the appearance names it',
  body: z.strictObject({
    name: fileName(),
    purpose: AppSettingFilePurpose,
  }),
  upload: { field: 'file', mediaTypes: WHITEBOARD_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
  answers: { 201: AppSettingFile },
});

export const getAppSettingFile = defineRoute({
  method: 'GET',
  path: '/appSetting/file/{id}',
  context,
  policy,
  summary: 'A file of the company’s look, also one that is not shown yet',
  params: ById,
  produces: 'application/octet-stream',
  answers: { 200: File },
  rejections: ['APP_SETTING_FILE_NOT_FOUND', 'FILE_DAMAGED'],
});

const part = <T extends z.ZodType>(name: string, schema: T, summary: string) =>
  defineRoute({
    method: 'GET',
    path: `/appSetting/${name}`,
    context,
    policy: 'public',
    summary,
    answers: { 200: schema },
  });

export const getAppAppearance = part('appearance', AppAppearance, "The company's look");
export const getModules = part('modules', Modules, 'Which modules are on');
export const getLicense = part('license', License, 'Whether the licence has expired');
export const getSounds = part('sounds', Sounds, 'What rings, and how loud');
export const getPageSettings = part('page', PageSettings, 'All that pages go by, at once');

export const saveSounds = defineRoute({
  method: 'POST',
  path: '/appSetting/sounds',
  context,
  policy,
  summary: 'Change what rings, and how loud',
  body: Sounds,
  answers: { 200: Sounds },
});

const media = (path: `/api/app-setting/appMedia/${'logo' | 'favicon'}`, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    policy: 'public',
    summary,
    /** The file that is asked for; without it, whichever is shown now. */
    query: z.object({ v: Id.optional() }),
    produces: 'image/webp',
    answers: { 200: File },
    rejections: ['APP_SETTING_FILE_NOT_FOUND', 'FILE_DAMAGED'],
  });

export const getLogo = media('/api/app-setting/appMedia/logo', "The company's logo");
export const getFavicon = media('/api/app-setting/appMedia/favicon', "The company's favicon");

export const getAllPolicies = defineRoute({
  method: 'GET',
  path: '/policy/getAllPolicies',
  context,
  policy: 'account.own',
  summary: 'Who may do what: in the product, and in a call',
  answers: {
    200: z.object({ appRolePolicy: z.array(PolicyRow), inCallRolePolicy: z.array(PolicyRow) }),
  },
});
