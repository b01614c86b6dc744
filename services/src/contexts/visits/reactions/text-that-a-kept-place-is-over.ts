import { BASE_PATH } from '@foyer/contracts/identity';
import { VisitorPlaceClosed } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { PublicAddress } from '#platform/operations/start';
import { TextMessages, wasNotTaken } from '#platform/operations/text-messages';
import { PaymentsUnderWay, TextBudget } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { Visit } from '../commands.js';
import { placeClosedText } from '../messages/place-closed-text.js';

/** A gateway may have sent what it did not say so of, and every try may cost a text message. */
const RETRIES = { attempts: 4, firstMs: 5_000, maxMs: 60_000 };
const DAY_MS = 24 * 3_600_000;

/** Texts a visitor who has gone and kept a place that the portal has closed meanwhile. */
export const TextThatAKeptPlaceIsOver = defineJob({
  name: 'text-place-closed',
  on: [VisitorPlaceClosed],
  needs: {
    texts: TextMessages,
    address: PublicAddress,
    portals: PortalDirectory,
    budget: TextBudget,
    payments: PaymentsUnderWay,
  },
  deadlineMs: DAY_MS,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  inLine: ({ data }) => data.visitId,
  run: async ({ id: once, data: { portalId, visitId } }, { needs, stateOf, signal }) => {
    const visit = await stateOf(stream(Visit, visitId));
    const { texts, address, portals, budget, payments } = needs;
    if (visit.stage !== 'ended') return payments.giveBack(once);
    const { phoneNumber, language, entryId } = visit;
    if (phoneNumber === null || phoneNumber === '') return;
    await payments.keep(once, await budget.payLink({ phoneNumber, portalId: entryId, once }));
    const portal = await portals.firstOf(entryId, portalId);
    // The page of a deleted portal shows nothing.
    const isThere = portal !== undefined && address.origin !== '';
    const page = `${BASE_PATH}/web-client-v2/queue/${portal?.portalId}`;
    const url = isThere ? `${address.origin}${page}` : null;
    const text = placeClosedText({ language, portalName: portal?.name ?? '', url });
    const send = () => texts.send({ to: phoneNumber, text }, signal);
    await payments.spend(once, send, wasNotTaken);
  },
  givenUp: ({ id }, { payments }) => payments.giveBack(id),
});
