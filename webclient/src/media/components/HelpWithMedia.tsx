import { Suspense } from 'react';

import { prepared } from '../../app/prepared.js';
import type { MediaProblem } from '../core/media-problem.js';

const { Part: MediaHelp } = prepared(async () => (await import('./MediaHelp.js')).MediaHelp, {
  inCall: true,
});

/** What to do about a camera or microphone that does not work; loaded for those who need it alone. */
export function HelpWithMedia({ problem }: { problem: MediaProblem }) {
  return (
    <Suspense fallback={null}>
      <MediaHelp problem={problem} />
    </Suspense>
  );
}
