import { Suspense } from 'react';

import { prepared } from '#app/prepared.js';
import type { MediaProblem } from '../core/media-problem.js';

const { Part: MediaHelp } = prepared(async () => (await import('./MediaHelp.js')).MediaHelp, {
  inCall: true,
});

/** Help for a camera or microphone that does not work; loaded only if it is needed. */
export function HelpWithMedia({ problem }: { problem: MediaProblem }) {
  return (
    <Suspense fallback={null}>
      <MediaHelp problem={problem} />
    </Suspense>
  );
}
