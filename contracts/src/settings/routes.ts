import { z } from 'zod';

import { ById, Changed, File } from '../schema/answers.js';
import { defineRoute } from '../schema/route.js';
import {
  AppAppearance,
  AppSetting,
  CallSetting,
  License,
  Modules,
  PolicyRow,
  Sounds,
} from './read-models.js';

const context = 'settings';
const planned = true;

export const getAppSetting = defineRoute({
  method: 'GET',
  path: '/appSetting',
  context,
  planned,
  policy: 'settings.manage',
  summary: 'All settings of the deployment',
  answers: { 200: AppSetting },
});

export const saveAppSetting = defineRoute({
  method: 'POST',
  path: '/appSetting',
  context,
  planned,
  policy: 'settings.manage',
  summary: 'Change settings of the deployment',
  body: z.strictObject({ appearance: AppAppearance, modules: Modules, sounds: Sounds }).partial(),
  answers: { 200: AppSetting },
});

export const resetAppSetting = defineRoute({
  method: 'DELETE',
  path: '/appSetting/{id}',
  context,
  planned,
  policy: 'settings.manage',
  summary: 'Go back to the standard of a setting',
  params: ById,
  answers: { 200: Changed },
});

const part = <T extends z.ZodType>(name: string, schema: T, summary: string) =>
  defineRoute({
    method: 'GET',
    path: `/appSetting/${name}`,
    context,
    planned,
    policy: 'public',
    summary,
    answers: { 200: schema },
  });

export const getAppAppearance = part('appearance', AppAppearance, "The company's look");
export const getModules = part('modules', Modules, 'Which modules are on');
export const getLicense = part('license', License, 'Whether the licence has expired');
export const getSounds = part('sounds', Sounds, 'What rings, and how loud');

export const saveSounds = defineRoute({
  method: 'POST',
  path: '/appSetting/sounds',
  context,
  planned,
  policy: 'settings.manage',
  summary: 'Change what rings, and how loud',
  body: Sounds,
  answers: { 200: Sounds },
});

const media = (path: `/api/app-setting/appMedia/${'logo' | 'favicon'}`, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: 'public',
    summary,
    produces: 'image/png',
    answers: { 200: File },
  });

export const getLogo = media('/api/app-setting/appMedia/logo', "The company's logo");
export const getFavicon = media('/api/app-setting/appMedia/favicon', "The company's favicon");

export const getAllPolicies = defineRoute({
  method: 'GET',
  path: '/policy/getAllPolicies',
  context,
  planned,
  policy: 'account.own',
  summary: 'Who may do what: in the product, and in a call',
  answers: {
    200: z.object({ appRolePolicy: z.array(PolicyRow), inCallRolePolicy: z.array(PolicyRow) }),
  },
});

export const getCallSetting = defineRoute({
  method: 'GET',
  path: '/callSetting',
  context,
  planned,
  policy: 'account.own',
  summary: 'How the own calls begin and are laid out',
  answers: { 200: CallSetting },
});

export const saveCallSetting = defineRoute({
  method: 'POST',
  path: '/callSetting',
  context,
  planned,
  policy: 'account.own',
  summary: 'Change how the own calls begin and are laid out',
  body: CallSetting,
  answers: { 200: CallSetting },
});
