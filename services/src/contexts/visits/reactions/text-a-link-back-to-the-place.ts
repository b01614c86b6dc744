import { BASE_PATH } from '@foyer/contracts/identity';
import { VisitorCalledBack } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { PublicAddress } from '#platform/operations/start';
import { TextMessages, wasNotTaken } from '#platform/operations/text-messages';
import { PaymentsUnderWay, TextBudget } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { Line, Visit } from '../commands.js';
import { visitorInLine } from '../line/state.js';
import { PlaceLinks } from '../adapters/place-links.js';
import { placeText } from '../messages/place-text.js';

/**
 * A gateway may have sent what it did not say so of: each further try may cost another text
 * message.
 */
const RETRIES = { attempts: 4, firstMs: 5_000, maxMs: 60_000 };
const DAY_MS = 24 * 3_600_000;

/**
 * Texts the link back to a place that is kept. A crash in between texts another one, which puts out
 * the first.
 */
export const TextALinkBackToThePlace = defineJob({
  name: 'text-place-link',
  on: [VisitorCalledBack],
  needs: {
    links: PlaceLinks,
    texts: TextMessages,
    address: PublicAddress,
    portals: PortalDirectory,
    budget: TextBudget,
    payments: PaymentsUnderWay,
  },
  deadlineMs: DAY_MS,
  until: ({ data }) => data.expiresAt,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  inLine: ({ data }) => data.visitId,
  run: async ({ id: once, data }, { needs, stateOf, signal }) => {
    const { portalId, visitId, expiresAt } = data;
    const visit = await stateOf(stream(Visit, visitId));
    const line = await stateOf(stream(Line, portalId));
    const { links, texts, address, portals, budget, payments } = needs;
    // Back already, or gone for good; the gateway may have refused an earlier try.
    if (visit.stage !== 'waiting' || !visitorInLine(line, visitId)?.kept) {
      return payments.giveBack(once);
    }
    const { phoneNumber, language, entryId } = visit;
    if (phoneNumber === null || phoneNumber === '') return;
    if (address.origin === '') throw new Error('The server does not know its own address yet');
    await payments.keep(once, await budget.payLink({ phoneNumber, portalId: entryId, once }));
    const portal = await portals.firstOf(entryId, portalId);
    const url = `${address.origin}${BASE_PATH}/shortlink/~${await links.issue(visitId)}`;
    const timeZone = portal?.timeZone ?? 'UTC';
    const text = placeText({ language, portalName: portal?.name ?? '', url, expiresAt, timeZone });
    const send = () => texts.send({ to: phoneNumber, text }, signal);
    await payments.spend(once, send, wasNotTaken);
  },
  givenUp: ({ id }, { payments }) => payments.giveBack(id),
});
