import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { makeQueryClient } from '../app/queries/query-client.js';

/** Answers are drawn within `act`, and at once: it waits for no timer. */
notifyManager.setScheduler((notify) => notify());
notifyManager.setNotifyFunction((notify) => act(notify));

/** Stands around a page of staff, as its layout does; each has its own answers. */
export function Queries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
