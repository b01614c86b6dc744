import { contrast, light } from '@foyer/contracts/look';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { appearanceOf } from './appearanceOf.js';

/** Text needs this contrast to what it stands on (WCAG 2.2, AA). */
const READABLE = 4.5;

/** Warns of a main colour that would be hard to read on the background, and so is shown darker or lighter. */
export function ContrastWarning() {
  const translate = useTranslate();
  const { background = light.paper, primary = light.accent } = appearanceOf(useWatch());
  const readable = contrast(background, primary) >= READABLE;
  return readable ? null : (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {translate('settings.appearance.lowContrast')}
    </Alert>
  );
}
