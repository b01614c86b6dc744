import { expect, test } from '@jest/globals';
import { pictureLimits, type MediaRules } from '@foyer/contracts/calls';

import { allowanceOf } from './allowance-of.js';

const agent = { role: 'moderator', locks: [] } as const;
const roles: MediaRules['cameraRoles'] = ['moderator'];

test('who is in a call that no host has set chooses up to the best, elsewhere as it is set', () => {
  const bitrate = (rules: MediaRules | null) =>
    allowanceOf(agent, 'userCam', 'session', rules).bitrate;
  expect(bitrate(null)).toBe(pictureLimits['4K'].bitrate);
  const rules = { cameraRoles: roles, microphoneRoles: roles, quality: 'SD' };
  expect(bitrate(rules as MediaRules)).toBe(pictureLimits.SD.bitrate);
});
