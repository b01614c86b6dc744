import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useCompany } from '../company/company.js';
import { shownColour } from './shownColour.js';

/**
 * A colour that may be left to the rest of the look. Browsers tell of no choice of the colour that
 * is shown already, so a button keeps that one.
 */
export function ColourInput({ source, label: text }: { source: string; label?: string }) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useInput<Record<string, string | null | undefined>>({ source });
  const value = field.value as string | null | undefined;
  const shown = shownColour(useWatch(), source, useCompany().appearance);
  const own = typeof value === 'string' && value !== '';
  const label = translate(text ?? `resources.portals.fields.${source}`);
  const action = translate(`portal.${own ? 'resetColour' : 'keepColour'}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, width: '100%' }}>
      <Box
        component="input"
        id={id}
        type="color"
        name={source}
        value={own ? value : shown}
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
        {label}
      </FormLabel>
      <Button
        size="small"
        onClick={() => field.onChange(own ? '' : shown)}
        aria-label={`${action}: ${label}`}
      >
        {action}
      </Button>
    </Box>
  );
}
