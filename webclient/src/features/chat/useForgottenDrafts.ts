import { useEffect } from 'react';

import { session } from '#session/session.js';
import { forgetAllDrafts } from './composer/drafts.js';

/** Forgets in this tab what a person had typed who signs out: the next may be another one. */
export function useForgottenDrafts(): void {
  useEffect(
    () =>
      session.state.subscribe(() => {
        if (session.state.get().ended === 'signed-out') forgetAllDrafts();
      }),
    [],
  );
}
