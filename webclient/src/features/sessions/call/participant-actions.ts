import { permitsInCallOf, type Participant } from '@foyer/contracts/calls';

/** What can be done to somebody in a call. */
export type ParticipantAction =
  'mute' | 'cameraOff' | 'lockAudio' | 'unlockAudio' | 'pause' | 'resume' | 'kick';
export type GivenRole = Exclude<Participant['role'], 'guest'>;

const ROLES: readonly GivenRole[] = ['viewer', 'presenter', 'moderator', 'admin'];
const may = (policy: Parameters<typeof permitsInCallOf>[1], { role }: Participant): boolean =>
  permitsInCallOf('session', policy, role);

/** Only an admin does anything to an admin, and no one to themselves. */
const isBeyond = (self: Participant, other: Participant): boolean =>
  self.userCallId === other.userCallId || (other.role === 'admin' && self.role !== 'admin');

/** What somebody may do to another as things stand, by the table of rights; the server looks again. */
export function actionsFor(self: Participant, other: Participant): readonly ParticipantAction[] {
  if (isBeyond(self, other)) return [];
  const sends = other.streams.some(({ mediaType }) => mediaType === 'userCam');
  const { audio, video } = other.participantProperties.streamStatus.userCam ?? {};
  const actions: ParticipantAction[] = [];
  if (may('call.mute-others', self) && sends) {
    if (audio?.mute === false) actions.push('mute');
    if (video?.mute === false) actions.push('cameraOff');
    actions.push(audio?.lock ? 'unlockAudio' : 'lockAudio');
  }
  if (may('call.pause-others', self)) actions.push(other.paused ? 'resume' : 'pause');
  if (may('call.kick', self)) actions.push('kick');
  return actions;
}

/** Which other roles somebody may give another. */
export function rolesFor(self: Participant, other: Participant): readonly GivenRole[] {
  if (isBeyond(self, other) || !may('call.change-role', self)) return [];
  return ROLES.filter(
    (role) => role !== other.role && (role !== 'admin' || may('call.make-admin', self)),
  );
}
