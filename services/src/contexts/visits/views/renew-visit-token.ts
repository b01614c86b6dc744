import { VISIT_GOODBYE_MS } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { VisitDocument } from '@foyer/projections/visits';

import { ClientSecrets, Tokens } from '#contexts/identity';
import { Clock } from '#platform/clock';
import { defineQuery, need, Rejected } from '#platform/cqrs';
import { PersonalData } from '#platform/stores/personal-data';
import { READ_STORE } from '#platform/tokens';

interface KnownVisit {
  readonly visitId: string;
  readonly clientSecret: string;
}

/**
 * A fresh token for a visit, for who knows its secret; the visit stays as it is. Refused with
 * VISIT_NOT_FOUND, also for another secret, and with VISIT_OVER once there is nothing left to say
 * about it, or its visitor was forgotten.
 */
export const RenewVisitToken = defineQuery({
  name: 'RenewVisitToken',
  needs: {
    store: need<ReadStore>(READ_STORE),
    secrets: ClientSecrets,
    personalData: PersonalData,
    tokens: Tokens,
    clock: Clock,
  },
  answer: async ({ visitId, clientSecret }: KnownVisit, { needs }) => {
    const { store, secrets, personalData, tokens, clock } = needs;
    const known = await secrets.matches(visitId, clientSecret);
    const visits = store.collection<VisitDocument>('visits');
    const visit = known ? await visits.findOne({ _id: visitId }) : undefined;
    if (!visit) throw new Rejected('VISIT_NOT_FOUND');
    const { endedAt } = visit;
    if (endedAt !== null && clock.now().getTime() >= Date.parse(endedAt) + VISIT_GOODBYE_MS) {
      throw new Rejected('VISIT_OVER');
    }
    if (await personalData.isForgotten(visitId)) throw new Rejected('VISIT_OVER');
    return tokens.issueVisitToken(visitId, secrets.nameOf(clientSecret));
  },
});
