import {
  maySendWith,
  permitsInCallOf,
  type MediaRules,
  type Participant,
} from '@foyer/contracts/calls';

import type { DeviceRequestKind } from './useDeviceRequest.js';

/** The actions on a participant of a call. */
export type ParticipantAction =
  | 'mute'
  | 'cameraOff'
  | 'lockAudio'
  | 'unlockAudio'
  | 'lockVideo'
  | 'unlockVideo'
  | 'pause'
  | 'resume'
  | 'kick';
export type GivenRole = Exclude<Participant['role'], 'guest'>;

const ROLES: readonly GivenRole[] = ['viewer', 'presenter', 'moderator', 'admin'];
const may = (policy: Parameters<typeof permitsInCallOf>[1], { role }: Participant): boolean =>
  permitsInCallOf('session', policy, role);

/** Only an admin can act on an admin, and participants cannot act on themselves. */
const isBeyond = (self: Participant, other: Participant): boolean =>
  self.userCallId === other.userCallId || (other.role === 'admin' && self.role !== 'admin');

/**
 * Returns the present actions of a participant on another one, by the table of rights; the server
 * checks again.
 */
export function actionsFor(self: Participant, other: Participant): readonly ParticipantAction[] {
  if (isBeyond(self, other)) return [];
  const sends = other.streams.some(({ mediaType }) => mediaType === 'userCam');
  const { audio, video } = other.participantProperties.streamStatus.userCam ?? {};
  const actions: ParticipantAction[] = [];
  if (may('call.mute-others', self) && (sends || audio?.lock || video?.lock)) {
    if (audio?.mute === false) actions.push('mute');
    if (video?.mute === false) actions.push('cameraOff');
    actions.push(audio?.lock ? 'unlockAudio' : 'lockAudio');
    actions.push(video?.lock ? 'unlockVideo' : 'lockVideo');
  }
  if (may('call.pause-others', self)) {
    // A person in another call returns by their own.
    actions.push(other.paused && other.isElsewhere !== true ? 'resume' : 'pause');
  }
  if (may('call.kick', self)) actions.push('kick');
  return actions;
}

/**
 * Returns the devices that a participant may ask another to turn on: those that are off, and could
 * be on.
 */
export function requestsFor(
  self: Participant,
  other: Participant,
  rules: MediaRules | null,
): readonly DeviceRequestKind[] {
  if (self.userCallId === other.userCallId || other.paused || !may('call.admit', self)) return [];
  const { audio, video } = other.participantProperties.streamStatus.userCam ?? {};
  const mayUse = (source: 'microphone' | 'camera') =>
    maySendWith(source, other.role, 'session', rules);
  const kinds: DeviceRequestKind[] = [];
  if (audio?.mute === true && !audio.lock && mayUse('microphone')) kinds.push('unmute');
  if (video?.mute === true && !video.lock && mayUse('camera')) kinds.push('cameraOn');
  return kinds;
}

/** Returns the other roles that a participant may give to another. */
export function rolesFor(self: Participant, other: Participant): readonly GivenRole[] {
  if (isBeyond(self, other) || !may('call.change-role', self)) return [];
  return ROLES.filter(
    (role) => role !== other.role && (role !== 'admin' || may('call.make-admin', self)),
  );
}

/** Roles that only take part; a role that leads the call is not given on the way. */
const TAKES_PART: readonly GivenRole[] = ['viewer', 'presenter'];

/**
 * Returns the role by which a participant lets an unheard one speak; undefined if that one is
 * heard, or cannot get such a role. A role that takes no right from them is preferred.
 */
export function speakerRoleFor(
  self: Participant,
  other: Participant,
  rules: MediaRules | null,
): GivenRole | undefined {
  const isHeard = (role: Participant['role']) => maySendWith('microphone', role, 'session', rules);
  if (isHeard(other.role)) return undefined;
  const heard = rolesFor(self, other).filter(isHeard);
  const keeping = heard.filter(
    (role) =>
      TAKES_PART.includes(role) &&
      (['camera', 'screen'] as const).every((source) => !loses(source, other, role, rules)),
  );
  return keeping[0] ?? heard[0];
}

/** True if a participant may send a source now, but could not in another role. */
export const loses = (
  source: 'camera' | 'screen',
  { role }: Participant,
  next: GivenRole,
  rules: MediaRules | null,
): boolean =>
  maySendWith(source, role, 'session', rules) && !maySendWith(source, next, 'session', rules);
