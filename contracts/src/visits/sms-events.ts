import { z } from 'zod';

import { Language } from '../schema/language.js';
import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';

const Time = z.iso.datetime();

/**
 * A visitor must prove a phone number before the visit, and a code is sent there; the earlier code
 * is invalid.
 */
export const SmsCodeRequested = defineEvent(
  'SmsCodeRequested',
  1,
  z.object({
    visitId: Id,
    portalId: Id,
    /** Under which the vault keeps the hash of the code. */
    codeId: Id,
    /** In E.164. */
    phoneNumber: personal(z.string()),
    language: Language,
    at: Time,
    expiresAt: Time,
  }),
  { subject: 'visitId' },
);
/** A code is entered, which counts before it is looked at. */
export const SmsCodeTried = defineEvent(
  'SmsCodeTried',
  1,
  z.object({ visitId: Id, codeId: Id, attempt: z.int().positive() }),
);
/** The code was right: the visit may be opened, until then. */
export const SmsCodeVerified = defineEvent(
  'SmsCodeVerified',
  1,
  z.object({ visitId: Id, codeId: Id, expiresAt: Time }),
);

/** Of the stream `visit-<id>`, before the visit is opened. */
export const smsEvents = [SmsCodeRequested, SmsCodeTried, SmsCodeVerified] as const;
