import { Suspense } from 'react';

import { prepared } from '#app/prepared.js';
import type { PollsInCallProps } from './PollsInCall.js';

/** Loaded once a call is under way: most calls have no poll. */
const { Part: PollsInCall } = prepared(async () => (await import('./PollsInCall.js')).PollsInCall, {
  look: 'over',
  inCall: true,
});

/** The polls of a call, for those who are in it and not on hold. */
export function CallPolls(props: PollsInCallProps) {
  const { phase, self } = props.call.state;
  if (phase !== 'in' || self === null || self.paused) return null;
  return (
    <Suspense>
      <PollsInCall {...props} />
    </Suspense>
  );
}
