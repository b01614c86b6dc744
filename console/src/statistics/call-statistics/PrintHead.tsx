import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatDate } from '#i18n/format.js';
import type { ReportParams } from './reportParams.js';

interface PrintHeadProps {
  readonly title: string;
  readonly params: ReportParams;
  /** The portal that it is about, where it is about one. */
  readonly of?: string | undefined;
}

/**
 * Makes of a page a report on paper: with a head of its own in place of fields and menus, and no
 * table cut off at the edge.
 */
export function PrintHead({ title, params: { range, timeZone: zone }, of }: PrintHeadProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isNamed = range.from !== '' && range.to !== '';
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      <GlobalStyles
        styles={{
          '@media print': {
            'header, .RaSidebar-docked, .MuiDrawer-root, button:not(td *)': {
              display: 'none !important',
            },
            section: { breakInside: 'avoid' },
            '.MuiTableContainer-root': { overflow: 'visible !important' },
          },
        }}
      />
      <Typography variant="h5" component="p">
        {of === undefined ? title : `${title} · ${of}`}
      </Typography>
      <Typography>
        {isNamed &&
          translate('callStatistics.about', {
            from: formatDate(range.from, locale),
            to: formatDate(range.to, locale),
            zone,
          })}
      </Typography>
    </Box>
  );
}
