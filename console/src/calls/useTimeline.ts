import { auditRoutes } from '@foyer/contracts/audit';
import { useQuery } from '@tanstack/react-query';

import { api } from '../providers/api.js';

/** Loads all events of a call, in the order in which they happened. */
export const useTimeline = (id: string | undefined) =>
  useQuery({
    queryKey: ['calls', 'timeline', id ?? ''],
    queryFn: () => api.call(auditRoutes.adminCallTimeline, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
