import {
  callMessages,
  type MediaRules,
  type Participant,
  type sessionCallMessages,
} from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import { debug } from '../../debug.js';
import type { CallWorld, ParticipantSlot } from './call-context.js';
import { KeptDevices } from './kept-devices.js';
import { limitsOf } from './limits-of.js';
import { ownProperties } from './own-properties.js';
import { SilencedMicrophone } from './silenced-microphone.js';

type Action = PushOf<typeof sessionCallMessages.remoteActionPerform>;

/** The first state of all who enter, as the server has it. */
const nothingKnown = JSON.stringify({ streamStatus: {}, isCameraAvailable: true });

/**
 * The user's microphone and camera in a call: obeys the hosts, and tells the others their state.
 */
export class OwnDevices {
  /** The state that the server has; null after a refused or lost report, so that the next is sent. */
  #sent: string | null = nothingKnown;
  #came = false;
  #isKnownHere = false;
  readonly #kept: KeptDevices;
  /** Off here because the user is heard in another call. */
  readonly silenced: SilencedMicrophone;

  constructor(
    private readonly world: CallWorld,
    private readonly sessionCallId: string,
  ) {
    this.#kept = new KeptDevices(world.media, sessionCallId);
    this.silenced = new SilencedMicrophone(world.media, sessionCallId);
  }

  /**
   * Before anything is sent: what this tab had turned off in this call is off.
   * @returns how to stop remembering
   */
  open(): () => void {
    this.#isKnownHere = this.#kept.open();
    const stop = this.silenced.open();
    return () => {
      stop();
      this.#kept.close();
    };
  }

  /** The call is over for this page. */
  forget(): void {
    this.#kept.forget();
    this.silenced.forget();
  }

  /** A device that is forbidden by the role or locked by a host is turned off and stays off. */
  obeyRules(self: Participant, rules: MediaRules | null): void {
    const { media } = this.world;
    // Once, when one comes: who turns the microphone on then has it on.
    if (!this.#came && rules?.startMuted) void media.setMicrophone(false);
    // Another page of the same person had it so, which this tab cannot know.
    if (!this.#came && !this.#isKnownHere) {
      const { isCameraAvailable, isMicrophoneAvailable, streamStatus } = self.participantProperties;
      const { audio, video } = streamStatus.userCam ?? {};
      if (audio?.mute && isMicrophoneAvailable !== false) void media.setMicrophone(false);
      if (video?.mute && isCameraAvailable) void media.setCamera(false);
    }
    this.#came = true;
    media.limit(limitsOf(self, rules));
    // After the limit ends its owner turns it on, and no return from another call does.
    if (media.state.get().limits.microphone !== null) this.silenced.forget();
  }

  /**
   * A host has turned off a device of this user. In the user's own name the server does it, since
   * the user is heard in another call.
   */
  obey({ actionType, actionBy, actionFor }: Action): void {
    const { media } = this.world;
    if (actionType === 'mute' && actionBy === actionFor) this.silenced.silence();
    else if (actionType === 'mute') {
      this.silenced.forget();
      void media.setMicrophone(false);
    }
    if (actionType === 'cameraOff') void media.setCamera(false);
    // Only a camera that runs: another person starts none.
    const { video } = media.state.get();
    if (actionType === 'restartTrack' && video !== null) void media.restartCamera();
  }

  /**
   * Says on entering that nothing comes; with a stream the others learn of its devices. The server
   * may know nothing of this page, or nothing any more.
   */
  announce(slot: ParticipantSlot | null): void {
    if (!slot) return;
    const { audio, video } = this.world.media.state.get();
    if (!audio && !video) this.#sent = nothingKnown;
    else if (this.#sent !== null) return;
    this.notify(slot.userCallId);
  }

  /** Tells the others of a change; nothing where they know already. */
  notify(userCallId: string): void {
    const { channel, media } = this.world;
    const participantProperties = ownProperties(media.state.get());
    const properties = JSON.stringify(participantProperties);
    if (properties === this.#sent) return;
    this.#sent = properties;
    const { sessionCallId } = this;
    channel
      .emit(callMessages.updateParticipantProperties, {
        sessionCallId,
        userCallId,
        participantProperties,
      })
      .catch((error: unknown) => {
        // A server of an earlier build refuses what it does not know.
        if (this.#sent === properties) this.#sent = null;
        debug('call', 'devices not told', error);
      });
  }
}
