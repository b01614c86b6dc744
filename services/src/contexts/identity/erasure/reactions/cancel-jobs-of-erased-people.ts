import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction } from '#platform/cqrs';
import { Jobs } from '#platform/cqrs/jobs';

/** Cancels the open jobs about a person whose data is erased. */
export const CancelJobsOfErasedPeople = defineReaction({
  name: 'cancel-jobs-of-erased-people',
  on: [PersonForgotten],
  needs: { jobs: Jobs },
  key: ({ data }) => data.personId,
  run: (personId, { needs, context }) => needs.jobs.cancelOf(context, personId),
});
