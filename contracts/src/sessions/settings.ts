import { z } from 'zod';

import { InCallRole } from './kinds.js';
import { plainLine } from '../schema/plain-text.js';

/** The people who may enter: all, those with the PIN, or those who were admitted. */
export const AccessMode = z.enum(['open', 'pin', 'knock']).meta({ id: 'AccessMode' });
export type AccessMode = z.output<typeof AccessMode>;

/** Qualities that a session may limit its video to. */
export const Quality = z.enum(['4K', 'Full HD', 'HD', 'SD', 'Low']).meta({ id: 'Quality' });
export type Quality = z.output<typeof Quality>;

/** A session's PIN: 4 digits. */
export const SessionPin = plainLine()
  .regex(/^\d{4}$/, 'SHORT_PIN_INVALID')
  .meta({ id: 'SessionPin', examples: ['2468'], writeOnly: true });

/** How a session is set. */
export const SessionSettings = z
  .object({
    description: z.string(),
    accessMode: AccessMode,
    /** The roles that may turn a camera or microphone on, or share a screen. */
    cameraRoles: z.array(InCallRole),
    screenShareRoles: z.array(InCallRole),
    microphoneRoles: z.array(InCallRole),
    quality: Quality,
    startMuted: z.boolean(),
  })
  .meta({ id: 'SessionSettings' });
export type SessionSettings = z.output<typeof SessionSettings>;
