import { deviceConferenceMessages, deviceMessages, STREAM_FROZEN } from '@foyer/contracts/devices';

import { debug } from '#debug.js';
import type { Wire } from '#wire/wire.js';
import type { Kiosk } from '../kiosk.js';
import { noteOf, statusOf } from '../state/client-state.js';

/** The server takes no error without words. */
const wordsFor = (note: string | null) => (note === null || note === '' ? 'Unknown error' : note);

/**
 * Says to the server where the kiosk stands, whenever that changes and each time the connection
 * comes back.
 * @returns How to stop.
 */
export function reportStatus(kiosk: Kiosk, wire: Wire): () => void {
  const application = wire.channel('application');
  let line: Promise<unknown> = Promise.resolve();
  let said: string | null = null;

  const present = () => {
    const state = kiosk.state.get();
    const status = statusOf(state);
    const note = status === 'IN_ERROR' ? wordsFor(noteOf(state)) : null;
    const clientId = kiosk.visit?.state.get().view?.clientId ?? null;
    return { status, note, clientId };
  };
  const say = async () => {
    const report = present();
    const key = JSON.stringify(report);
    if (key === said || application.state.get() !== 'up') return;
    said = key;
    const { status } = await application.emit(deviceMessages.updateDeviceStatus, report);
    if (status === report.status) return;
    // The server holds on to an error until the device begins again from the front.
    const front = { ...report, status: 'IN_PERMISSION', note: null } as const;
    await application.emit(deviceMessages.updateDeviceStatus, front);
    await application.emit(deviceMessages.updateDeviceStatus, report);
  };
  const enqueue = () => {
    line = line.then(say).catch((error: unknown) => {
      debug('kiosk', 'status not said', error);
      said = null;
    });
  };
  const stops = [
    kiosk.state.subscribe(enqueue),
    application.onUp(() => {
      said = null;
      enqueue();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Reports in the call, and to watchers, that the user's picture stands still. @returns How to stop.
 */
export function reportFrozen(kiosk: Kiosk, wire: Wire): () => void {
  let frozen = false;
  return kiosk.state.subscribe(() => {
    const now = kiosk.state.get().faults.picture !== undefined;
    if (now === frozen) return;
    frozen = now;
    if (!frozen) return;
    const sessionCallId = kiosk.call.get().callId;
    wire
      .channel('conference')
      .emit(deviceConferenceMessages.deviceStreamFrozen, { sessionCallId, note: STREAM_FROZEN })
      .catch((error: unknown) => debug('kiosk', 'frozen stream not said', error));
  });
}
