import { erasureRoutes, type Erasure } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatMoment } from '#i18n/format.js';

/**
 * The signed proof that a person was erased: in words, and as the file that any person can check.
 */
export function Receipt(props: { erasure: Erasure; onClose: () => void }) {
  const { receipt, erased, kept, erasedAt, wasForgotten } = props.erasure;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const when = formatMoment(erasedAt, locale);
  const removed = Object.entries(erased).filter(([, count]) => count > 0);
  const keys = location.origin + fullPath(erasureRoutes.receiptKeys);
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby="receipt-title">
      <DialogTitle id="receipt-title">{translate('erasure.receipt')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>
          {translate(wasForgotten ? 'erasure.was' : 'erasure.done', { when })}
        </Typography>
        {removed.length > 0 && (
          <Box component="ul" sx={{ mt: 0, pl: 3 }}>
            {removed.map(([what, count]) => (
              <li key={what}>
                {translate(`erasure.erased.${what}`, {
                  smart_count: count,
                  _: `${what}: ${count}`,
                })}
              </li>
            ))}
          </Box>
        )}
        {kept.map(({ what, why, count }) => (
          <Typography key={what} sx={{ mb: 1 }}>
            {translate(`erasure.kept.${why}`, { smart_count: count })}
          </Typography>
        ))}
        <TextField
          label={translate('erasure.signed')}
          value={receipt}
          multiline
          maxRows={5}
          slotProps={{
            input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: 12 } },
            htmlInput: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}
        >
          {translate('erasure.check', { keys })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          href={`data:application/jose;charset=utf-8,${encodeURIComponent(receipt)}`}
          download={`foyer-receipt-${erasedAt.slice(0, 10)}.jws`}
        >
          {translate('erasure.save')}
        </Button>
        <Button onClick={props.onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
