import { callMessages, type ParticipantProperties } from '@foyer/contracts/calls';

import { debug } from '../../app/debug.js';
import type { CallWorld } from './call-context.js';
import { ownProperties } from './own-properties.js';

/** One's own microphone and camera in a call: what hosts do to them, and what the others are told of them. */
export class OwnDevices {
  #told: string | null = null;

  constructor(
    private readonly world: CallWorld,
    private readonly sessionCallId: string,
  ) {}

  /** What a host has locked is turned off, as often as it is turned on again. */
  obeyLocks({ streamStatus: { userCam } }: ParticipantProperties): void {
    const { media } = this.world;
    const { microphoneOn, cameraOn } = media.state.get();
    if (userCam?.audio.lock && microphoneOn) void media.setMicrophone(false);
    if (userCam?.video.lock && cameraOn) void media.setCamera(false);
  }

  /** A host has turned something of one's own off. */
  obey(actionType: string): void {
    const { media } = this.world;
    if (actionType === 'mute') void media.setMicrophone(false);
    if (actionType === 'cameraOff') void media.setCamera(false);
    if (actionType === 'restartTrack') void media.restartCamera();
  }

  /** Tells the others of a change; nothing where they know already. */
  tell(userCallId: string): void {
    const { channel, media } = this.world;
    const participantProperties = ownProperties(media.state.get());
    const telling = JSON.stringify(participantProperties);
    if (telling === this.#told) return;
    this.#told = telling;
    const { sessionCallId } = this;
    channel
      .emit(callMessages.updateParticipantProperties, {
        sessionCallId,
        userCallId,
        participantProperties,
      })
      .catch((error: unknown) => debug('call', 'devices not told', error));
  }
}
