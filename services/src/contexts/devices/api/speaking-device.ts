import { Rejected, type Actor } from '#platform/cqrs';

/** Which device speaks, by which sign-in. */
export interface SpeakingDevice {
  readonly deviceId: string;
  readonly signInId: string;
}

/** The device behind a call or a message. @throws Rejected FORBIDDEN for all others. */
export function speakingDevice(actor: Actor): SpeakingDevice {
  if (actor.type !== 'device') throw new Rejected('FORBIDDEN');
  return { deviceId: actor.id, signInId: actor.signInId };
}
