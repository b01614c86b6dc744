import { Suspense } from 'react';

import { prepared } from '#app/prepared.js';
import type { CallInHand } from '../hooks/useCall.js';

const { Part: RecordedLine } = prepared(
  async () => (await import('../recording/RecordedLine.js')).RecordedLine,
  { inCall: true },
);

/** The line that one is recorded, in what covers the sign of it; nothing without a recording. */
export function OwnRecording({ call }: { readonly call: CallInHand }) {
  const info = call.state.phase === 'in' ? call.state.now?.callRecordingInfo : undefined;
  if (!info) return null;
  return (
    <Suspense>
      <RecordedLine call={call} info={info} />
    </Suspense>
  );
}
