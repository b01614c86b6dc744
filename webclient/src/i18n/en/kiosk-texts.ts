import { kiosk } from './kiosk.js';

/** What is said on a kiosk beside what is said to visitors; no other page loads it. */
export const kioskTexts = { kiosk };

export type KioskTexts = typeof kioskTexts;
