import { deviceConferenceMessages, deviceMessages } from '@foyer/contracts/devices';

import { debug } from '#debug.js';
import type { Wire } from '#wire/wire.js';
import { beginCall } from '../begin-call.js';
import type { Kiosk } from '../kiosk.js';

/** Actions on the page itself. */
export interface Hands {
  readonly takePicture: (track: MediaStreamTrack | null) => Promise<string>;
  readonly reload: () => void;
  /** True if there is an agent, which does work that a page cannot. */
  readonly hasAgent: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Outcome {
  readonly ok: boolean;
  readonly note?: string | null;
  readonly image?: string;
  readonly afterwards?: () => void;
}

async function pictureOf(kiosk: Kiosk, wire: Wire, { takePicture }: Hands): Promise<Outcome> {
  try {
    const image = await takePicture(kiosk.media.state.get().video);
    const sessionCallId = kiosk.call.get().callId;
    if (sessionCallId !== null) {
      wire
        .channel('conference')
        .emit(deviceConferenceMessages.deviceUserCamImage, { sessionCallId, image })
        .catch((error: unknown) => debug('kiosk', 'picture not sent', error));
    }
    return { ok: true, image };
  } catch (error) {
    return { ok: false, note: error instanceof Error ? error.message : 'No picture' };
  }
}

/**
 * Performs actions that are requested remotely, and reports their results. @returns How to stop.
 */
export function performActions(kiosk: Kiosk, wire: Wire, hands: Hands): () => void {
  const application = wire.channel('application');
  const perform = async (action: string): Promise<Outcome | undefined> => {
    switch (action) {
      case 'call': {
        const note = await beginCall(kiosk, hands.now());
        return { ok: note === null, note };
      }
      case 'userCamImage':
        return pictureOf(kiosk, wire, hands);
      case 'reload':
        return { ok: true, afterwards: hands.reload };
      default:
        return hands.hasAgent() ? undefined : { ok: false, note: 'This device has no agent' };
    }
  };
  const asked = new Set<string>();
  return application.on(deviceMessages.performDeviceAction, ({ actionId, action }) => {
    if (asked.has(actionId)) return;
    asked.add(actionId);
    void perform(action).then(async (outcome) => {
      if (outcome === undefined) return;
      const { ok, note = null, image = null, afterwards } = outcome;
      await application
        .emit(deviceMessages.deviceActionPerformed, { actionId, ok, note, image })
        .catch((error: unknown) => debug('kiosk', 'action not answered', error));
      afterwards?.();
    });
  });
}
