import type { MediaType, PortalFile, PortalInFull } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Thumbnail } from '../files/Thumbnail.js';
import { UploadButton } from '../files/UploadButton.js';

interface Media {
  readonly mediaType: MediaType;
  readonly documentId: string;
}

/** The file that a piece of content shows on screens of one orientation. */
export function MediaInput(props: { source: string; orientation: 'landscape' | 'portrait' }) {
  const { source, orientation } = props;
  const translate = useTranslate();
  const portal = useRecordContext<PortalInFull>();
  const { setValue } = useFormContext();
  const [kept, setKept] = useState<PortalFile>();
  const media = useWatch({ name: source }) as Media | null | undefined;
  const file = [kept, ...(portal?.files ?? [])].find(
    (each) => each?.documentId === media?.documentId,
  );
  const set = (next: Media | null) => setValue(source, next, { shouldDirty: true });
  const label = `portal.content.${orientation}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, flexWrap: 'wrap' }}>
      {media && portal && (
        <Thumbnail
          portalId={portal._id}
          documentId={media.documentId}
          mediaType={media.mediaType}
          name={file?.name ?? ''}
        />
      )}
      <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
        {translate(`${label}Label`)}: {file?.name ?? translate('portal.file.none')}
      </Typography>
      <UploadButton
        label={label}
        purpose="content"
        onKept={(added) => {
          setKept(added);
          set({ documentId: added.documentId, mediaType: added.mediaType as MediaType });
        }}
      />
      <Button disabled={!media} onClick={() => set(null)}>
        {translate('ra.action.remove')}
      </Button>
    </Box>
  );
}
