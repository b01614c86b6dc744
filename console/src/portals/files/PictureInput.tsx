import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { Thumbnail } from './Thumbnail.js';
import { UploadButton } from './UploadButton.js';

/** A picture of the portal's own look, or none. */
export function PictureInput({ field }: { field: 'logo' | 'favicon' }) {
  const translate = useTranslate();
  const portal = useRecordContext<{ id: string }>();
  const { setValue } = useFormContext();
  const source = `appearance.${field}`;
  const value = useWatch({ name: source }) as string | null | undefined;
  const set = (id: string) => setValue(source, id, { shouldDirty: true });
  const label = `resources.portals.fields.${source}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ flex: 1 }}>{translate(label)}</Typography>
      {value && portal && (
        <Thumbnail
          portalId={portal.id}
          documentId={value}
          mediaType="image"
          name={translate(label)}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(value ? 'portal.file.chosen' : 'portal.file.none')}
      </Typography>
      <UploadButton
        label={`portal.file.${field}`}
        purpose={field}
        onKept={({ documentId }) => set(documentId)}
      />
      <Button
        disabled={!value}
        onClick={() => set('')}
        aria-label={`${translate('ra.action.remove')}: ${translate(label)}`}
      >
        {translate('ra.action.remove')}
      </Button>
    </Box>
  );
}
