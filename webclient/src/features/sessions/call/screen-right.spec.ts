import { describe, expect, it } from '@jest/globals';
import type { MediaRules, Participant } from '@foyer/contracts/calls';

import type { CallState } from '#media/core/call-state.js';
import { screenRight } from './screen-right.js';

const one = (userCallId: string, role: Participant['role']) =>
  ({ userCallId, role, connected: true }) as Participant;
const rules: MediaRules = {
  ...{ cameraRoles: [], microphoneRoles: [], quality: 'HD', startMuted: false },
  screenShareRoles: ['presenter', 'moderator'],
};
const state = (self: Participant, sharer: string | null = null) =>
  ({
    self,
    others: [one('pia', 'presenter'), one('moe', 'moderator')],
    now: {
      mediaRules: rules,
      screenShare: sharer === null ? null : { userCallId: sharer, minimised: false },
    },
  }) as unknown as CallState;

describe('a screen in a call', () => {
  it('is shared by participants with the right, or with a permission', () => {
    expect(screenRight(state(one('me', 'presenter')), false)).toEqual({ may: 'share' });
    expect(screenRight(state(one('me', 'viewer')), true)).toEqual({ may: 'share' });
    expect(screenRight(state(one('me', 'viewer'), 'me'), false)).toEqual({ may: 'share' });
  });

  it('is requested from the participant who shares one, else from a host', () => {
    expect(screenRight(state(one('me', 'viewer')), false)).toEqual({ may: 'ask', whom: 'moe' });
    expect(screenRight(state(one('me', 'moderator'), 'pia'), false)).toEqual({
      ...{ may: 'ask', whom: 'pia' },
    });
    const alone = { ...state(one('me', 'viewer')), others: [one('vic', 'viewer')] };
    expect(screenRight(alone, false)).toEqual({ may: 'nothing' });
  });
});
