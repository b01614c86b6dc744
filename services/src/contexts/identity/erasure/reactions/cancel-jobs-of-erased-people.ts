import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction } from '../../../../platform/eventing/index.js';
import { Jobs } from '../../../../platform/eventing/jobs/index.js';

/** What was still to be done about somebody ends with their data. */
export const CancelJobsOfErasedPeople = defineReaction({
  name: 'cancel-jobs-of-erased-people',
  on: [PersonForgotten],
  needs: { jobs: Jobs },
  key: ({ data }) => data.personId,
  run: (personId, { needs, context }) => needs.jobs.cancelOf(context, personId),
});
