import type { KioskTexts } from '../en/kiosk-texts.js';
import { call } from './call.js';
import { goodbye } from './goodbye.js';
import { kiosk } from './kiosk.js';

/** What is said on a kiosk beside what is said to visitors; no one else's page loads it. */
export const kioskTexts: KioskTexts = { call, goodbye, kiosk };
