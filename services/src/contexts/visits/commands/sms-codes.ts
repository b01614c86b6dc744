import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { Rejected, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandTools } from '../../../platform/eventing/index.js';
import { AddressLimits, Overload } from '../../../platform/http/admission/index.js';
import { TextMessages } from '../../../platform/operations/text-messages/index.js';
import { ClientSecrets, claimIn, personIdStreams, TextBudget } from '../../identity/index.js';
import { PortalPins } from '../../portals/index.js';
import {
  againAfter,
  noteSmsCodeVerified,
  requestSmsCode,
  trySmsCode,
  type SmsCodeWanted,
} from '../domain/sms-code.js';
import { admissionAt } from './admission-at.js';
import type { OfVisit } from './ringing.js';
import { PortalAdmission, Visit } from './streams.js';

export interface SmsCodeRequest {
  readonly visitId: string;
  readonly portalId: string;
  /** In E.164. */
  readonly phoneNumber: string;
  readonly language: Language;
  /** What only the visitor's browser knows. */
  readonly clientSecret: string;
  readonly pin: string | undefined;
  readonly invitation: string | undefined;
  /** Where it is asked from. */
  readonly address: string;
}

const needs = {
  clock: Clock,
  newId: NewId,
  pins: PortalPins,
  secrets: ClientSecrets,
  overload: Overload,
  limits: AddressLimits,
  texts: TextMessages,
  budget: TextBudget,
};

/** Somebody who is to prove a number before a visit has a code sent there. */
export const RequestSmsCode = defineCommand({
  name: 'RequestSmsCode',
  needs,
  prepare: prepareCode,
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId, portalId }) => ({
    visit: stream(Visit, visitId),
    admission: stream(PortalAdmission, portalId),
    ...personIdStreams(visitId, 'visitor'),
  }),
  decide: (before, request, { now, prepared }) => {
    const claim = claimIn(before, request.visitId, 'visitor');
    if (claim === 'taken') return rejected('ID_ALREADY_USED');
    const states = { visit: before.visit, admission: admissionAt(before.admission, now) };
    const decision = requestSmsCode(states, wantedBy(request, prepared), { now });
    if (decision.type === 'rejected') return decision;
    return accepted({ visit: decision.events, personId: claim });
  },
});

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

function wantedBy(request: SmsCodeRequest, codeId: string): SmsCodeWanted {
  const { visitId, portalId, phoneNumber, language } = request;
  return { visitId, portalId, phoneNumber, language, codeId };
}

/** What refuses anyhow costs no guess at a PIN, and neither of them a text message. Gives the id of the new code. */
async function prepareCode(
  request: SmsCodeRequest,
  { needs: given, stateOf }: CommandTools<typeof needs>,
): Promise<string> {
  const { visitId, portalId, phoneNumber, clientSecret, pin, invitation, address } = request;
  const { clock, newId, pins, secrets, overload, limits, texts, budget } = given;
  if (!texts.isSetUp) throw new Rejected('SMS_NOT_SET_UP');
  const codeId = newId.next();
  const now = clock.now();
  const visit = await stateOf(stream(Visit, visitId));
  const admission = admissionAt(await stateOf(stream(PortalAdmission, portalId)), now);
  const decision = requestSmsCode({ visit, admission }, wantedBy(request, codeId), { now });
  const from = limits.keyOf(address);
  // One that is refused only for coming too soon is told so when everything else is right.
  if (decision.type === 'rejected' && decision.code !== 'TOO_MANY_REQUESTS') {
    throw new Rejected(decision.code);
  }
  overload.admit('portal');
  const { pinId } = admission;
  if (pinId !== null) await pins.verify({ portalId, pinId, pin, invitation, address });
  if (!(await secrets.claim(visitId, clientSecret))) throw new Rejected('ID_ALREADY_USED');
  const isTooSoon = visit.stage === 'none' && againAfter(visit.phone, now) > 0;
  if (!isTooSoon) await budget.spend({ phoneNumber, from, portalId });
  return codeId;
}
