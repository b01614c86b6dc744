import CopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';

/** The key, as it is shown once; who closes it without a copy is asked. */
export function ShownKey(props: {
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const { name, text, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        notify('apiKey.copied', { type: 'success' });
      },
      // Without the permission to copy, it stays on the screen to be copied by hand.
      () => notify('apiKey.notCopied', { type: 'warning' }),
    );
  const close = () => (isCopied ? onClose() : setAsking(true));
  return (
    <>
      <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="api-key-title">
        <DialogTitle id="api-key-title">{translate('apiKey.madeTitle', { name })}</DialogTitle>
        <DialogContent>
          <Alert severity="warning">{translate('apiKey.once')}</Alert>
          <Box
            component="pre"
            tabIndex={0}
            aria-label={translate('apiKey.key')}
            sx={{
              mt: 2,
              mb: 0,
              p: 1.5,
              bgcolor: 'action.hover',
              borderRadius: 1,
              fontSize: 14,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
          <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy()}>
            {translate('apiKey.copy')}
          </Button>
        </DialogActions>
      </Dialog>
      <Confirm
        isOpen={isAsking}
        title="apiKey.closeTitle"
        content="apiKey.closeText"
        confirm="apiKey.closeAnyway"
        confirmColor="warning"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
