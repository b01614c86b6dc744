import { expect } from '@jest/globals';
import { recordingRoutes } from '@foyer/contracts/recordings';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import type { FormEntry } from '../formEntry.js';

/** How long recordings are kept, in a dialog above their list. */
export const recordingForms: readonly FormEntry[] = [
  {
    path: 'recordings',
    by: 'recordings/RetentionButton.tsx',
    open: async () => {
      await screen.findByText('No recordings yet');
      const kept = await screen.findByText(/^Kept /);
      await waitFor(() => expect(kept.closest('button')?.disabled).toBe(false));
      fireEvent.click(kept);
    },
    record: { days: 90, revision: 4 },
    reads: 'GET /api/v2/admin/recording-retention',
    saves: 'PUT /api/v2/admin/recording-retention',
    body: recordingRoutes.setRetention.body,
    theirs: { days: 60 },
    typed: { days: 30 },
  },
];
