import { availabilityRoutes } from '@foyer/contracts/portals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#providers/api.js';
import { isWhole, type Draft } from './draft.js';

/** Loads the visitors' view of a draft, by the server's own rules, without saving it. */
export function usePreview(
  draft: Draft,
  when: { at: string; from: string; to: string } | undefined,
) {
  const { availability, timezone, exceptions } = draft;
  const body = { availability, timezone, exceptions: [...exceptions], ...when };
  return useQuery({
    queryKey: ['availability-preview', body],
    queryFn: ({ signal }) =>
      when === undefined
        ? null
        : api.call(availabilityRoutes.previewAvailability, {
            body: { availability, timezone, exceptions: [...exceptions], ...when },
            signal,
          }),
    enabled: when !== undefined && isWhole(draft),
    placeholderData: keepPreviousData,
  });
}
