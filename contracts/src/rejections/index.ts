import { calendarRejections } from '../calendar/rejections.js';
import { callRejections } from '../calls/rejections.js';
import { deviceRejections } from '../devices/rejections.js';
import { jobRejections } from '../jobs/rejections.js';
import { identityRejections } from '../identity/rejections.js';
import { paymentRejections } from '../payments/rejections.js';
import { portalRejections } from '../portals/rejections.js';
import { sessionRejections } from '../sessions/rejections.js';
import { visitRejections } from '../visits/rejections.js';
import { generalRejections } from './general.js';

export type { Rejection } from './rejection.js';

/** Every error of the product by its code. */
export const rejections = {
  ...generalRejections,
  ...identityRejections,
  ...portalRejections,
  ...visitRejections,
  ...callRejections,
  ...calendarRejections,
  ...paymentRejections,
  ...deviceRejections,
  ...jobRejections,
  ...sessionRejections,
} as const;

export type RejectionCode = keyof typeof rejections;
