import { defineCommand, stream } from '#platform/cqrs';
import { noteSmsCodeVerified, trySmsCode } from './sms-code.js';
import type { OfVisit } from '../line/ringing.service.js';
import { Visit } from '../streams.js';

/** A code is entered, and counts before it is looked at. */
export const TrySmsCode = defineCommand({
  name: 'TrySmsCode',
  correlation: ({ visitId }: OfVisit & { readonly phoneNumber: string }) => visitId,
  stream: ({ visitId }) => stream(Visit, visitId),
  decide: trySmsCode,
});

/** The code was right. */
export const NoteSmsCodeVerified = defineCommand({
  name: 'NoteSmsCodeVerified',
  correlation: ({ visitId }: OfVisit & { readonly codeId: string }) => visitId,
  stream: ({ visitId }) => stream(Visit, visitId),
  decide: noteSmsCodeVerified,
});
