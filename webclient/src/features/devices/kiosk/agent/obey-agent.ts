import { kioskMessages, SERIAL_CALL } from '@foyer/contracts/local';

import { beginCall } from '../begin-call.js';
import type { Kiosk } from '../kiosk.js';
import type { AgentLink } from './agent-link.js';

/**
 * Does what the agent finds necessary, and what the button of the microcontroller asks for.
 * @param now Milliseconds since 1970.
 * @returns How to stop.
 */
export function obeyAgent(kiosk: Kiosk, link: AgentLink, now: () => number): () => void {
  const stops = [
    link.on(kioskMessages.restartTrack, ({ source }) => {
      void (source === 'userCam' ? kiosk.watch.restart() : kiosk.documentCamera.restart());
    }),
    link.on(kioskMessages.serialMessage, ({ letters }) => {
      if (SERIAL_CALL.includes(letters)) void beginCall(kiosk, now());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
