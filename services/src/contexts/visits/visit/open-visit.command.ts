import { accepted, rejected } from '@foyer/contracts/decision';

import { Clock } from '#platform/clock';
import {
  type CommandOf,
  type CommandTools,
  correlatedWith,
  defineCommand,
  Rejected,
  stream,
} from '#platform/cqrs';
import { AddressLimits, Overload } from '#platform/http/admission';
import { ClientSecrets, claimIn, personIdStreams } from '#contexts/identity';
import { PortalPins } from '#contexts/portals';
import { openVisit, type OpenVisit as Open } from './open-visit.js';
import { type PaidVisit, VisitBudget } from './visit-budget.service.js';
import { admissionAt } from './admission-at.service.js';
import { DeviceAdmission, Pickup, PortalAdmission, Visit } from '../streams.js';

export interface OpenVisitAttempt {
  readonly visit: Open;
  /** The secret of the visitor's browser. */
  readonly clientSecret: string;
  readonly pin: string | undefined;
  /** Good in the place of the PIN. */
  readonly invitation?: string | undefined;
  /** The address of the caller. */
  readonly address: string;
}

const needs = {
  clock: Clock,
  pins: PortalPins,
  secrets: ClientSecrets,
  overload: Overload,
  limits: AddressLimits,
  visitBudget: VisitBudget,
};

/** A visitor steps through the admission of a portal, or through it again. */
export const OpenVisit = defineCommand({
  name: 'OpenVisit',
  needs,
  handle: async (attempt: OpenVisitAttempt, tools) => {
    const { visit } = attempt;
    const { visitId, portalId, deviceId } = visit;
    const paid = await admit(attempt, tools);
    try {
      const outcome = await tools.run({
        context: correlatedWith(tools.context, visitId),
        streams: {
          visit: stream(Visit, visitId),
          admission: stream(PortalAdmission, portalId),
          // The first call of a visit has its id.
          call: stream(Pickup, visitId),
          device: deviceId === null ? undefined : stream(DeviceAdmission, deviceId),
          ...personIdStreams(visitId, 'visitor'),
        },
        decide: (before, { now }) => {
          const states = { ...before, admission: admissionAt(before.admission, now) };
          const claim = claimIn(states, visitId, 'visitor');
          if (claim === 'taken' || before.call.isOtherCall) return rejected('ID_ALREADY_USED');
          const decision = openVisit(states, visit, { now });
          if (decision.type === 'rejected') return decision;
          const personId = decision.events.visit.length > 0 ? claim : [];
          return accepted({ ...decision.events, personId });
        },
      });
      paid?.opened();
      return outcome;
    } catch (error) {
      await paid?.giveBack();
      throw error;
    }
  },
});
export type OpenVisit = CommandOf<typeof OpenVisit>;

/**
 * Lets a visitor in. A browser with the visit's secret was let in before; a new one may need the
 * portal's PIN.
 * @returns What a new visit took, to be given back where it is refused later.
 */
async function admit(
  {
    visit: { visitId, portalId, deviceId },
    clientSecret,
    pin,
    invitation,
    address,
  }: OpenVisitAttempt,
  {
    needs: { clock, pins, secrets, overload, limits, visitBudget },
    stateOf,
  }: CommandTools<typeof needs>,
): Promise<PaidVisit | undefined> {
  // A kiosk is signed in, so that its visitors count as its own wherever it stands.
  const from = deviceId === null ? limits.keyOf(address) : `device:${deviceId}`;
  await visitBudget.attempt(from);
  const { stage } = await stateOf(stream(Visit, visitId));
  if (stage !== 'none') {
    if (await secrets.matches(visitId, clientSecret)) return undefined;
    throw new Rejected('ID_ALREADY_USED');
  }
  const admission = await stateOf(stream(PortalAdmission, portalId));
  const { known, open, pinId } = admissionAt(admission, clock.now());
  // A refusal by the admission itself must not cost a guess.
  if (!known) throw new Rejected('PORTAL_NOT_FOUND');
  if (!open) throw new Rejected('PORTAL_CLOSED');
  // It must not cost a place among admitted visitors either; slow checks come after that.
  const paid = await visitBudget.open(visitId, from);
  try {
    overload.admit('visit', { from, portalId });
    if (pinId !== null) await pins.verify({ portalId, pinId, pin, invitation, address });
    if (!(await secrets.claim(visitId, clientSecret))) throw new Rejected('ID_ALREADY_USED');
  } catch (error) {
    await paid.giveBack();
    throw error;
  }
  return paid;
}
