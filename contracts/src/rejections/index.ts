import { boardRejections } from './board.js';
import { calendarRejections } from './calendar.js';
import { callRejections } from './calls.js';
import { chatRejections } from './chat.js';
import { documentRejections } from './documents.js';
import { deviceRejections } from './devices.js';
import { integrationRejections } from './integrations.js';
import { jobRejections } from './jobs.js';
import { identityRejections } from './identity.js';
import { paymentRejections } from './payments.js';
import { pollRejections } from './polls.js';
import { portalRejections } from './portals.js';
import { recordingRejections } from './recordings.js';
import { sessionRejections } from './sessions.js';
import { settingsRejections } from './settings.js';
import { smartMeetRejections } from './smart-meet.js';
import { sourceRejections } from './sources.js';
import { visitRejections } from './visits.js';
import { webPushRejections } from './web-push.js';
import { generalRejections } from './general.js';

export type { Rejection } from './rejection.js';

/** Every error of the product by its code. */
export const rejections = {
  ...generalRejections,
  ...identityRejections,
  ...portalRejections,
  ...visitRejections,
  ...callRejections,
  ...chatRejections,
  ...boardRejections,
  ...calendarRejections,
  ...paymentRejections,
  ...deviceRejections,
  ...documentRejections,
  ...jobRejections,
  ...integrationRejections,
  ...recordingRejections,
  ...sessionRejections,
  ...settingsRejections,
  ...smartMeetRejections,
  ...sourceRejections,
  ...webPushRejections,
  ...pollRejections,
} as const;

export type RejectionCode = keyof typeof rejections;
