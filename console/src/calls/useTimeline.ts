import { auditRoutes } from '@foyer/contracts/audit';
import { useQuery } from '@tanstack/react-query';

import { api } from '../providers/api.js';

/** Everything that belongs to a call, in the order in which it happened. */
export const useTimeline = (id: string | undefined) =>
  useQuery({
    queryKey: ['calls', 'timeline', id ?? ''],
    queryFn: () => api.call(auditRoutes.adminCallTimeline, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
