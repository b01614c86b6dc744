import { describe, expect, it } from '@jest/globals';
import type { MediaRules, Participant } from '@foyer/contracts/calls';

import { actionsFor, requestsFor, rolesFor, speakerRoleFor } from './participant-actions.js';

const track = (mute: boolean, lock = false) => ({ mute, lock, deviceId: null });
const one = (role: Participant['role'], more: Partial<Participant> = {}): Participant => ({
  userCallId: role,
  callJoinerId: role,
  joinerType: 'User',
  displayName: role,
  role,
  paused: false,
  pausedSince: null,
  connected: true,
  streams: [{ mediaType: 'userCam', connectionId: 'c' }],
  participantProperties: {
    streamStatus: { userCam: { audio: track(false), video: track(false) } },
    isCameraAvailable: true,
  },
  ...more,
});

describe('the actions of one participant on another', () => {
  it('are none for a participant who does not lead the call', () => {
    for (const role of ['guest', 'viewer', 'presenter'] as const) {
      expect(actionsFor(one(role), one('moderator'))).toEqual([]);
      expect(rolesFor(one(role), one('viewer', { userCallId: 'other' }))).toEqual([]);
    }
  });

  it('are all for hosts, but on admins only for admins, and never on themselves', () => {
    const all = ['mute', 'cameraOff', 'lockAudio', 'lockVideo', 'pause', 'kick'];
    expect(actionsFor(one('moderator'), one('presenter'))).toEqual(all);
    expect(actionsFor(one('moderator'), one('admin'))).toEqual([]);
    expect(actionsFor(one('admin'), one('admin', { userCallId: 'other' }))).toEqual(all);
    expect(actionsFor(one('admin'), one('admin'))).toEqual([]);
  });

  it('depends on how they stand', () => {
    const userCam = { audio: track(true, true), video: track(true) };
    const participantProperties = { streamStatus: { userCam }, isCameraAvailable: true };
    const held = one('guest', { paused: true, participantProperties });
    expect(actionsFor(one('admin'), held)).toEqual(['unlockAudio', 'lockVideo', 'resume', 'kick']);
    expect(actionsFor(one('admin'), one('guest', { streams: [] }))).toEqual(['pause', 'kick']);
    // A host cannot bring back a person who is in another call.
    const elsewhere = one('presenter', { streams: [], paused: true, isElsewhere: true });
    expect(actionsFor(one('admin'), elsewhere)).toEqual(['pause', 'kick']);
  });

  it('gives roles, that of an admin only by an admin', () => {
    expect(rolesFor(one('moderator'), one('guest'))).toEqual(['viewer', 'presenter', 'moderator']);
    expect(rolesFor(one('admin'), one('presenter'))).toEqual(['viewer', 'moderator', 'admin']);
    expect(rolesFor(one('moderator'), one('admin'))).toEqual([]);
  });

  it('asks only for what is off and could be on', () => {
    const off = (lock: boolean) => ({
      participantProperties: {
        streamStatus: { userCam: { audio: track(true, lock), video: track(true) } },
        isCameraAvailable: true,
      },
    });
    const ask = (more: Partial<Participant>) =>
      requestsFor(one('moderator'), one('presenter', more), null);
    expect(ask({})).toEqual([]);
    expect(ask(off(false))).toEqual(['unmute', 'cameraOn']);
    expect(ask(off(true))).toEqual(['cameraOn']);
    expect(requestsFor(one('viewer'), one('presenter', off(false)), null)).toEqual([]);
    expect(requestsFor(one('moderator'), one('viewer', off(false)), null)).toEqual([]);
  });

  it('let a participant speak by a role that takes no right from them, if there is one', () => {
    const rules: MediaRules = {
      cameraRoles: ['guest', 'presenter', 'moderator', 'admin'],
      microphoneRoles: ['viewer', 'presenter', 'moderator', 'admin'],
      ...{ screenShareRoles: ['presenter'], quality: 'HD', startMuted: false },
    };
    const role = (more: Partial<MediaRules>) =>
      speakerRoleFor(one('admin'), one('guest'), { ...rules, ...more });
    expect(role({})).toBe('presenter');
    expect(role({ cameraRoles: ['presenter'] })).toBe('viewer');
    // Asking to speak is no way to lead the call.
    expect(role({ cameraRoles: ['guest', 'moderator'] })).toBe('viewer');
    expect(role({ microphoneRoles: ['guest'] })).toBeUndefined();
  });
});
