import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';

import { Clock, NewId } from '#platform/clock';
import { type CommandTools, correlatedWith, defineCommand, Rejected, stream } from '#platform/cqrs';
import { AddressLimits, Overload } from '#platform/http/admission';
import { inScope, StoresOverdue } from '#platform/observability';
import { TextMessages } from '#platform/operations/text-messages';
import {
  ClientSecrets,
  claimIn,
  PaymentsUnderWay,
  personIdStreams,
  TextBudget,
  type Paid,
} from '#contexts/identity';
import { PortalPins } from '#contexts/portals';
import { againAfter, requestSmsCode } from './sms-code.js';
import type { Visit as VisitState } from '../visit/state.js';
import { admissionAt } from '../visit/admission-at.service.js';
import { PortalAdmission, Visit } from '../streams.js';

export interface SmsCodeRequest {
  readonly visitId: string;
  readonly portalId: string;
  /** In E.164. */
  readonly phoneNumber: string;
  readonly language: Language;
  /** The secret of the visitor's browser. */
  readonly clientSecret: string;
  readonly pin: string | undefined;
  readonly invitation: string | undefined;
  /** The address of the caller. */
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
  payments: PaymentsUnderWay,
};

type Tools = CommandTools<typeof needs>;

/**
 * Sends a code to a visitor who must prove a number before a visit. Only a code that is sent is
 * paid for.
 */
export const RequestSmsCode = defineCommand({
  name: 'RequestSmsCode',
  needs,
  handle: async (request: SmsCodeRequest, { run, ...tools }) => {
    const { visitId, portalId, phoneNumber, language } = request;
    const codeId = tools.needs.newId.next();
    const wanted = { visitId, portalId, phoneNumber, language, codeId };
    const { payments } = tools.needs;
    // Before it is asked for: a gateway may refuse it at once.
    await payments.keep(codeId, await payFor(request, codeId, tools));
    const visit = stream(Visit, visitId);
    const context = correlatedWith(tools.context, visitId);
    const streams = {
      visit,
      admission: stream(PortalAdmission, portalId),
      ...personIdStreams(visitId, 'visitor'),
    };
    try {
      const outcome = await run({
        context,
        streams,
        decide: (before, { now }) => {
          const claim = claimIn(before, visitId, 'visitor');
          if (claim === 'taken') return rejected('ID_ALREADY_USED');
          const states = { visit: before.visit, admission: admissionAt(before.admission, now) };
          const decision = requestSmsCode(states, wanted, { now });
          if (decision.type === 'rejected') return decision;
          return accepted({ visit: decision.events, personId: claim });
        },
      });
      // A repeat of a request found its code sent already.
      const state = await tools.stateOf(visit);
      if (!isAsked(state, codeId)) await payments.giveBack(codeId);
      return outcome;
    } catch (error) {
      if (error instanceof StoresOverdue) {
        // The client gets the error at once. The outcome is looked up once those streams answer
        // again, in a scope that is not overdue.
        const looks = () =>
          run({ context, streams, decide: (now) => accepted({}, isAsked(now.visit, codeId)) });
        void inScope({ correlationId: visitId }, looks).then(
          ({ result }) => (result ? undefined : payments.giveBack(codeId)),
          () => undefined,
        );
      } else if (error instanceof Rejected && error.code !== 'UNAVAILABLE') {
        await payments.giveBack(codeId);
      }
      // Of what a store does not answer to, no one knows whether it is sent.
      throw error;
    }
  },
});

const isAsked = (visit: VisitState, codeId: string): boolean =>
  visit.stage === 'none' && visit.phone?.codeId === codeId;

/**
 * Pays for a code. A request that is refused in any case costs no PIN guess, and a refused PIN
 * guess costs no text message.
 */
async function payFor(
  request: SmsCodeRequest,
  codeId: string,
  { needs: given, stateOf }: Tools,
): Promise<Paid> {
  const { visitId, portalId, phoneNumber, clientSecret, pin, invitation, address } = request;
  const { clock, pins, secrets, overload, limits, texts, budget } = given;
  if (!texts.isSetUp) throw new Rejected('SMS_NOT_SET_UP');
  const now = clock.now();
  const visit = await stateOf(stream(Visit, visitId));
  const admission = admissionAt(await stateOf(stream(PortalAdmission, portalId)), now);
  const decision = requestSmsCode({ visit, admission }, { ...request, codeId }, { now });
  // A request that only came too soon gets that answer when all other checks pass.
  if (decision.type === 'rejected' && decision.code !== 'TOO_MANY_REQUESTS') {
    throw new Rejected(decision.code);
  }
  overload.admit('portal');
  const { pinId } = admission;
  const attempt = { portalId, pin, invitation, address };
  const admitted = pinId === null ? undefined : await pins.verify({ ...attempt, pinId });
  if (!(await secrets.claim(visitId, clientSecret))) throw new Rejected('ID_ALREADY_USED');
  const former = visit.stage === 'none' ? visit.phone : null;
  if (againAfter(former, now) > 0) return { giveBack: () => Promise.resolve() };
  return budget.payCode({
    ...{ phoneNumber, portalId, from: limits.keyOf(address) },
    once: `${visitId} ${former?.codeId ?? ''}`,
    invitation: admitted?.invited ? invitation : undefined,
  });
}
