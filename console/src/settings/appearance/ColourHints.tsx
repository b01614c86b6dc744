import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { appearanceOf } from './appearanceOf.js';
import { contrastsOf, modeOf, type Contrast } from './contrasts.js';

/**
 * Says in which mode the background applies, and how well the chosen colours stand out from it
 * (WCAG 2.2, AA).
 */
export function ColourHints() {
  const translate = useTranslate();
  const appearance = appearanceOf(useWatch());
  const mode = modeOf(appearance);
  const contrasts = contrastsOf(appearance);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, mb: 2, width: '100%' }}>
      {mode !== undefined && (
        <Alert severity="info">{translate(`settings.appearance.backgroundIn.${mode}`)}</Alert>
      )}
      {contrasts.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h3">
            {translate('settings.appearance.contrast')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} data-testid="contrasts">
            {contrasts.map((one) => (
              <ContrastLine key={`${one.mode} ${one.colour}`} {...one} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function ContrastLine({ colour, mode, ratio, needed, isEnough }: Contrast) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // Down, so that 4.46 is not called 4.5.
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  });
  const Icon = isEnough ? CheckIcon : WarningIcon;
  const what = translate(`settings.field.appearance.${colour}`);
  const where = translate(`settings.appearance.${mode}`);
  const kind = colour === 'primary' ? 'text' : 'control';
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}
    >
      <Icon fontSize="small" color={isEnough ? 'success' : 'warning'} aria-hidden />
      <span>
        {translate(`settings.appearance.contrastOf.${isEnough ? 'enough' : kind}`, {
          ...{ what, where, ratio: number.format(ratio), needed: number.format(needed) },
        })}
      </span>
    </Typography>
  );
}
