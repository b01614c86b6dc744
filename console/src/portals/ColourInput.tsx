import { light } from '@foyer/contracts/look';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';

/** The colour that is shown if a portal uses the product's own look. */
const STANDARD: Readonly<Record<string, string>> = {
  'appearance.primary': light.accent,
  'appearance.secondary': light.accentSoft,
  'appearance.background': light.paper,
  'appearance.buttonPrimary': light.accent,
  'appearance.buttonSecondary': light.surface,
  'callButton.color': light.accent,
  'callButton.textColor': light.onAccent,
};
/** The company's look uses the same names for its colours. */
const standardOf = (source: string): string =>
  STANDARD[source] ?? STANDARD[`appearance.${source}`] ?? light.accent;

/**
 * A colour that may be left to the product's own look. Browsers tell of no choice of the colour
 * that is shown already, so a button makes the product's colour one's own.
 */
export function ColourInput({ source, label: text }: { source: string; label?: string }) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useInput<Record<string, string | null | undefined>>({ source });
  const value = field.value as string | null | undefined;
  const own = typeof value === 'string' && value !== '';
  const label = translate(text ?? `resources.portals.fields.${source}`);
  const action = translate(own ? 'ra.action.reset' : 'portal.keepColour');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, width: '100%' }}>
      <Box
        component="input"
        id={id}
        type="color"
        name={source}
        value={own ? value : standardOf(source)}
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
        onClick={() => field.onChange(own ? '' : standardOf(source))}
        aria-label={`${action}: ${label}`}
      >
        {action}
      </Button>
    </Box>
  );
}
