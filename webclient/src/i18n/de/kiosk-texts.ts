import type { KioskTexts } from '../en/kiosk-texts.js';
import { kiosk } from './kiosk.js';

/** What is said on a kiosk beside what is said to visitors; no one else's page loads it. */
export const kioskTexts: KioskTexts = { kiosk };
