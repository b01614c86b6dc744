import { settingsRoutes } from '@foyer/contracts/settings';
import { useQuery } from '@tanstack/react-query';

import { fetchFile } from '#providers/fetchFile.js';

/** A file of the settings, by an address within this page. */
interface SettingFile {
  readonly url: string;
  /** Its media type. */
  readonly type: string;
}

/** A file of the settings; undefined while there is none. It never changes under its id. */
export function useSettingFile(fileId: string | null | undefined): SettingFile | undefined {
  const { data } = useQuery({
    queryKey: ['setting-files', fileId],
    queryFn: async () => {
      const file = await fetchFile(settingsRoutes.getAppSettingFile, {
        params: { id: fileId ?? '' },
      });
      const content = await file.blob();
      return { url: URL.createObjectURL(content), type: content.type };
    },
    enabled: Boolean(fileId),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
