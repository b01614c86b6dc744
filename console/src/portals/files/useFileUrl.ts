import { portalFileRoutes } from '@foyer/contracts/portals';
import { useQuery } from '@tanstack/react-query';

import { fetchFile } from '#providers/fetchFile.js';

/**
 * The address of a portal's file within this page; undefined while there is none. It never changes
 * under its id.
 */
export function useFileUrl(portalId: string, documentId: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['portal-files', portalId, documentId],
    queryFn: async () => {
      const params = { id: portalId, documentId: documentId ?? '' };
      const file = await fetchFile(portalFileRoutes.getPortalFile, { params });
      return URL.createObjectURL(await file.blob());
    },
    enabled: Boolean(documentId),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
