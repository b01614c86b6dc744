import { portalFileRoutes, type PortalFile } from '@foyer/contracts/portals';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { saveFile } from '#layout/saveFile.js';
import { useNotification } from '#layout/useNotification.js';
import { fetchFile } from '#providers/fetchFile.js';

/**
 * Pictures are painted again when they are kept, and are of another type than the file that was
 * chosen.
 */
const savedAs = ({ name, contentType }: PortalFile): string =>
  contentType === 'image/webp' ? name.replace(/(\.[^.]*)?$/, '.webp') : name;

/** The name of a document, which downloads it. */
export function DocumentName({ portalId, file }: { portalId: string; file: PortalFile }) {
  const translate = useTranslate();
  const notification = useNotification();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const params = { id: portalId, documentId: file.documentId };
      const response = await fetchFile(portalFileRoutes.getPortalFile, { params });
      saveFile(await response.blob(), savedAs(file));
    },
    onError: (error) => notification.failed('UNKNOWN', error),
  });
  const download = translate('portal.file.download');
  return (
    <Link
      component="button"
      type="button"
      title={download}
      aria-label={`${download}: ${file.name}`}
      disabled={isPending}
      onClick={() => mutate()}
      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Link>
  );
}
