import { defineRoute } from '../schema/route.js';
import { CallSetting } from './call-setting.js';

const context = 'settings';

export const getCallSetting = defineRoute({
  method: 'GET',
  path: '/callSetting',
  context,
  policy: 'account.own',
  summary: 'How the own calls begin and are laid out',
  answers: { 200: CallSetting },
});

export const saveCallSetting = defineRoute({
  method: 'POST',
  path: '/callSetting',
  context,
  policy: 'account.own',
  summary: 'Change how the own calls begin and are laid out',
  body: CallSetting,
  answers: { 200: CallSetting },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
});
