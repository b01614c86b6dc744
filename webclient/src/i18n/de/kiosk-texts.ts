import type { KioskTexts } from '../en/kiosk-texts.js';
import { call } from './call.js';
import { goodbye } from './goodbye.js';
import { kiosk } from './kiosk.js';

/** The texts of a kiosk in addition to those for visitors; no other page loads them. */
export const kioskTexts: KioskTexts = {
  call,
  goodbye: { ...goodbye, backToPortal: kiosk.goodbyeBack },
  kiosk,
};
