import { z } from 'zod';

import { Language } from '../schema/language.js';
import { PortalPin } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { plainLine } from '../schema/plain-text.js';
import { defineRoute } from '../schema/route.js';
import { ClientSecret } from './client-secret.js';

const context = 'visits';

/** A code by SMS: 5 digits, good once and for at most ten minutes, five tries. */
export const SmsCode = plainLine()
  .regex(/^\d{5}$/, 'SMS_CODE_INVALID')
  .meta({ id: 'SmsCode', examples: ['24680'] });

/**
 * A number that is texted, as people write it; one without a country is taken for one of the
 * server's own.
 */
export const TextNumber = plainLine()
  .max(30)
  .regex(/^\s*\+?[\d ()/.-]{5,}$/, 'TEXT_NUMBER_INVALID')
  .meta({ id: 'TextNumber', examples: ['+49 170 123 4567'] });

const Answer = z.object({
  smsAuthentication: z.array(
    z.object({
      /** In E.164. */
      phoneNumber: z.string(),
      callJoinerId: Id,
      /** The name in the text message: the portal's. */
      companyName: z.string(),
      verified: z.boolean(),
    }),
  ),
});

export const sendSms = defineRoute({
  method: 'POST',
  path: '/smsAuthentication/sendSms',
  context,
  policy: 'public',
  summary:
    'Have a code sent that a portal asks for, before its visit is opened with the same id and secret',
  body: z.strictObject({
    phoneNumber: TextNumber,
    /** The id that the visit is to have. */
    callJoinerId: Id,
    /**
     * Not the name in the text message: callers must not be able to text others in a name of their
     * choice.
     */
    companyName: plainLine().max(80).default(''),
    clientSecret: ClientSecret,
    queueId: Id,
    pin: PortalPin.optional(),
    invitation: z.string().max(2000).optional(),
    language: Language.default('de'),
  }),
  answers: { 200: Answer },
  rejections: [
    'PORTAL_NOT_FOUND',
    'PORTAL_CLOSED',
    'PIN_REQUIRED',
    'PIN_WRONG',
    'INVITATION_OVER',
    'SMS_NOT_SET_UP',
    'SMS_CODE_NOT_NEEDED',
    'TEXT_NUMBER_INVALID',
    'TEXT_NUMBER_ABROAD',
    'ID_ALREADY_USED',
    'TOO_MANY_REQUESTS',
    'OVERLOADED',
  ],
});

export const verifySmsCode = defineRoute({
  method: 'POST',
  path: '/smsAuthentication/client/codeVerification',
  context,
  policy: 'public',
  summary: 'Enter the code that came by SMS; the visit may be opened then',
  body: z.strictObject({
    enteredCode: SmsCode,
    phoneNumber: TextNumber,
    callJoinerId: Id,
    clientSecret: ClientSecret,
  }),
  answers: { 200: Answer },
  rejections: ['SMS_CODE_WRONG', 'SMS_CODE_OVER', 'TOO_MANY_REQUESTS'],
});
