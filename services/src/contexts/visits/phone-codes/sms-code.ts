import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';
import {
  SMS_CODE_AGAIN_MS,
  SMS_CODE_LIVES_MS,
  SMS_CODE_TRIES,
  type VisitEvent,
} from '@foyer/contracts/visits';

import type { Moment } from '../visit/moment.js';
import type { PhoneCheck } from './phone-check.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import type { Visit } from '../visit/state.js';

export interface SmsCodeWanted {
  readonly visitId: string;
  readonly portalId: string;
  /** In E.164. */
  readonly phoneNumber: string;
  readonly codeId: string;
  readonly language: Language;
}

/** Sends a code, or another one, to a visitor who must prove a number. */
export function requestSmsCode(
  { visit, admission }: { readonly visit: Visit; readonly admission: PortalAdmission },
  { visitId, portalId, phoneNumber, codeId, language }: SmsCodeWanted,
  { now }: Moment,
): Decision<readonly VisitEvent[]> {
  if (visit.stage !== 'none' || visit.forgotten) return rejected('ID_ALREADY_USED');
  if (!admission.known) return rejected('PORTAL_NOT_FOUND');
  if (!admission.open) return rejected('PORTAL_CLOSED');
  if (!admission.asksSmsCode) return rejected('SMS_CODE_NOT_NEEDED');
  const waitMs = againAfter(visit.phone, now);
  if (waitMs > 0) {
    return rejected('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000).toString() });
  }
  const expiresAt = new Date(now.getTime() + SMS_CODE_LIVES_MS).toISOString();
  const at = now.toISOString();
  const code = { visitId, portalId, codeId, phoneNumber, language, at, expiresAt };
  return accepted([{ type: 'SmsCodeRequested', data: code }]);
}

/** Returns the time until another code may be requested, in milliseconds. */
export function againAfter(phone: PhoneCheck | null, now: Date): number {
  return phone ? Date.parse(phone.requestedAt) + SMS_CODE_AGAIN_MS - now.getTime() : 0;
}

interface OfNumber {
  readonly visitId: string;
  readonly phoneNumber: string;
}

/**
 * A code is entered: it counts before anyone looks whether it is right. One that is too old, was
 * used, was entered too often or went to another number is over, also for the right digits.
 */
export function trySmsCode(
  visit: Visit,
  { visitId, phoneNumber }: OfNumber,
  { now }: Moment,
): Decision<readonly VisitEvent[], { readonly codeId: string }> {
  const phone = enterable(visit, now);
  if (!phone || phone.phoneNumber !== phoneNumber) return rejected('SMS_CODE_OVER');
  const { codeId, tries } = phone;
  if (tries >= SMS_CODE_TRIES) return rejected('SMS_CODE_OVER');
  const data = { visitId, codeId, attempt: tries + 1 };
  return accepted([{ type: 'SmsCodeTried', data }], { codeId });
}

/** The code was right: it is used up, and the visit may be opened for a while. */
export function noteSmsCodeVerified(
  visit: Visit,
  { visitId, codeId }: { readonly visitId: string; readonly codeId: string },
  { now }: Moment,
): Decision<readonly VisitEvent[], { readonly portalId: string }> {
  const phone = enterable(visit, now);
  if (phone?.codeId !== codeId) return rejected('SMS_CODE_OVER');
  const expiresAt = new Date(now.getTime() + SMS_CODE_LIVES_MS).toISOString();
  const { portalId } = phone;
  return accepted([{ type: 'SmsCodeVerified', data: { visitId, codeId, expiresAt } }], {
    portalId,
  });
}

/** True if a visitor has proved a number to a portal recently enough. */
export function hasProvedNumber(visit: Visit, portalId: string, now: Date): boolean {
  const phone = visit.stage === 'none' ? visit.phone : null;
  if (phone?.portalId !== portalId || phone.verifiedUntil === null) return false;
  return phone.verifiedUntil > now.toISOString();
}

function enterable(visit: Visit, now: Date): PhoneCheck | undefined {
  const phone = visit.stage === 'none' ? visit.phone : null;
  if (phone?.verifiedUntil !== null) return undefined;
  return phone.expiresAt > now.toISOString() ? phone : undefined;
}
