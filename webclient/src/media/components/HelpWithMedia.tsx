import { lazy, Suspense } from 'react';

import type { MediaProblem } from '../core/media-problem.js';

const MediaHelp = lazy(async () => ({ default: (await import('./MediaHelp.js')).MediaHelp }));

/** What to do about a camera or microphone that does not work; loaded for those who need it alone. */
export function HelpWithMedia({ problem }: { problem: MediaProblem }) {
  return (
    <Suspense fallback={null}>
      <MediaHelp problem={problem} />
    </Suspense>
  );
}
