import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { UploadButton } from './UploadButton.js';

/** A picture of the portal's own look, or none. */
export function PictureInput({ field }: { field: 'logo' | 'favicon' }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const source = `appearance.${field}`;
  const value = useWatch({ name: source }) as string | null | undefined;
  const set = (id: string) => setValue(source, id, { shouldDirty: true });
  const label = `resources.portals.fields.${source}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ flex: 1 }}>{translate(label)}</Typography>
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
