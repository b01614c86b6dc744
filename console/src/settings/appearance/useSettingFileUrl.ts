import { settingsRoutes } from '@foyer/contracts/settings';
import { useQuery } from '@tanstack/react-query';

import { fetchFile } from '../../providers/fetchFile.js';

/** The address of a file of the settings within this page; undefined while there is none. It never changes under its id. */
export function useSettingFileUrl(fileId: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['setting-files', fileId],
    queryFn: async () => {
      const file = await fetchFile(settingsRoutes.getAppSettingFile, {
        params: { id: fileId ?? '' },
      });
      return URL.createObjectURL(await file.blob());
    },
    enabled: Boolean(fileId),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
