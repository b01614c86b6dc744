import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction, stream } from '#platform/cqrs';
import { people } from '../../members/domain/person-streams.service.js';
import { ErasureService } from '../domain/erasure.service.js';
import { FindUnfinishedErasures } from '../views/find-erasures.js';

/**
 * For so long it is left to the one who was asked, maybe in another process, in milliseconds: the
 * receipt counts what one of them removed.
 */
const LEFT_TO_OTHERS_MS = 10_000;

/** Finishes erasures that were recorded but interrupted by a stop or a fault. */
export const FinishErasures = defineReaction({
  name: 'finish-erasures',
  on: [PersonForgotten],
  needs: { erasureService: ErasureService },
  key: ({ data }) => data.personId,
  afterMs: LEFT_TO_OTHERS_MS,
  begin: ({ query }) => query(new FindUnfinishedErasures()),
  run: async (personId, { needs, stateOf, context }) => {
    // After a start the last event of the person's stream stands for the one that asked.
    for (const { fold } of people) await stateOf(stream(fold, personId));
    const part = { correlationId: personId };
    await needs.erasureService.forget(context('forget', part), personId);
  },
});
