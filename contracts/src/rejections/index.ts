import { calendarRejections } from '../calendar/rejections.js';
import { callRejections } from '../calls/rejections.js';
import { identityRejections } from '../identity/rejections.js';
import { portalRejections } from '../portals/rejections.js';
import { visitRejections } from '../visits/rejections.js';
import { generalRejections } from './general.js';

export type { Rejection } from './rejection.js';

/** Every refusal of the product by its code. */
export const rejections = {
  ...generalRejections,
  ...identityRejections,
  ...portalRejections,
  ...visitRejections,
  ...callRejections,
  ...calendarRejections,
} as const;

export type RejectionCode = keyof typeof rejections;
