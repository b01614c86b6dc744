import { call } from './call.js';
import { goodbye } from './goodbye.js';
import { kiosk } from './kiosk.js';

/** What is said on a kiosk beside what is said to visitors; no other page loads it. */
export const kioskTexts = { call, goodbye, kiosk };

export type KioskTexts = typeof kioskTexts;
