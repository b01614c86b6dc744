import { defineRoute } from '../schema/route.js';
import { CallSettingChange, ShownCallSetting } from './call-setting.js';

const context = 'settings';

export const getCallSetting = defineRoute({
  method: 'GET',
  path: '/callSetting',
  context,
  policy: 'account.own',
  summary: 'How the own calls begin and are laid out',
  answers: { 200: ShownCallSetting },
});

export const saveCallSetting = defineRoute({
  method: 'POST',
  path: '/callSetting',
  context,
  policy: 'account.own',
  summary: 'Change how the own calls begin and are laid out; absent fields stay',
  body: CallSettingChange,
  answers: { 200: ShownCallSetting },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER', 'CHANGED_MEANWHILE'],
});
