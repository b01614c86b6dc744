import { expect, test } from '@jest/globals';
import { pictureLimits, type MediaRules } from '@foyer/contracts/calls';

import { allowanceOf } from './allowance-of.js';

const agent = { role: 'moderator', locks: [] } as const;
const roles: MediaRules['cameraRoles'] = ['moderator'];

test('allows the best quality in a call without host settings, and the set quality elsewhere', () => {
  const bitrate = (rules: MediaRules | null) =>
    allowanceOf(agent, 'userCam', 'session', rules).bitrate;
  expect(bitrate(null)).toBe(pictureLimits['4K'].bitrate);
  const rules = { cameraRoles: roles, microphoneRoles: roles, quality: 'SD' };
  expect(bitrate(rules as MediaRules)).toBe(pictureLimits.SD.bitrate);
});
