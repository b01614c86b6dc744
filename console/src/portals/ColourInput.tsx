import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';

/** A colour that may be left to the product's own look. */
export function ColourInput({ source, standard }: { source: string; standard: string }) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useInput<Record<string, string | null | undefined>>({ source });
  const value = field.value as string | null | undefined;
  const own = typeof value === 'string' && value !== '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <Box
        component="input"
        id={id}
        type="color"
        value={own ? value : standard}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sx={{
          width: 44,
          height: 44,
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          background: 'none',
        }}
      />
      <FormLabel htmlFor={id} sx={{ flex: 1 }}>
        {translate(`resources.portals.fields.${source}`)}
      </FormLabel>
      <Button size="small" disabled={!own} onClick={() => field.onChange('')}>
        {translate('ra.action.reset')}
      </Button>
    </Box>
  );
}
