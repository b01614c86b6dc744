import { z } from 'zod';

import { Id } from '../schema/id.js';
import { InCallRole, SessionType } from './kinds.js';
import { AccessMode, Quality, SessionPin } from './settings.js';
import { plainLine } from '../schema/plain-text.js';

const OfSession = z.strictObject({ sessionId: Id, baseUrl: z.url().max(300).optional() });
const Roles = z.array(InCallRole).max(5);

export const GeneralChange = OfSession.extend({
  sessionName: plainLine().min(1).max(80).optional(),
  sessionType: SessionType.exclude(['direct', 'device']).optional(),
});

export const VideoChange = OfSession.extend({
  cameraRoles: Roles.optional(),
  screenShareRoles: Roles.optional(),
  quality: Quality.optional(),
});

export const AudioChange = OfSession.extend({
  microphoneRoles: Roles.optional(),
  startMuted: z.boolean().optional(),
});

export const AccessChange = OfSession.extend({
  accessMode: AccessMode.optional(),
  /** A new PIN, or null to have none. */
  pin: SessionPin.nullable().optional(),
});
