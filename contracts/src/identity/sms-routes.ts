import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { Phone } from '../validation/phone.js';
import { isPlain } from '../schema/plain-text.js';

const context = 'identity';
const planned = true;

/** A code by SMS: 5 digits, good once and for at most ten minutes, five tries. */
export const SmsCode = z
  .string()
  .regex(/^\d{5}$/, 'SMS_CODE_INVALID')
  .meta({ id: 'SmsCode', examples: ['24680'] });
export const SMS_CODE_LIVES_MS = 10 * 60 * 1000;
export const SMS_CODE_TRIES = 5;

const Answer = z.object({
  smsAuthentication: z.array(
    z.object({
      phoneNumber: z.string(),
      callJoinerId: Id,
      companyName: z.string(),
      verified: z.boolean(),
    }),
  ),
});

export const sendSms = defineRoute({
  method: 'POST',
  path: '/smsAuthentication/sendSms',
  context,
  planned,
  policy: 'desk.work',
  summary: 'Send a code to the phone of somebody in the own call',
  body: z.strictObject({
    phoneNumber: Phone,
    callJoinerId: Id,
    companyName: z.string().trim().max(80).refine(isPlain, 'CONTROL_CHARACTERS'),
  }),
  answers: { 200: Answer },
  rejections: ['TOO_MANY_REQUESTS'],
});

export const verifySmsCode = defineRoute({
  method: 'POST',
  path: '/smsAuthentication/client/codeVerification',
  context,
  planned,
  policy: 'visit.own',
  summary: 'Enter the code that came by SMS',
  body: z.strictObject({ enteredCode: SmsCode, phoneNumber: Phone, callJoinerId: Id }),
  answers: { 200: Answer },
  rejections: ['TOO_MANY_REQUESTS'],
});
