import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';

/** A text to type or copy somewhere else. */
export function Copyable(props: { label: string; text: string; isCommand?: boolean }) {
  const { label, text, isCommand = false } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('layout.copied', { type: 'success' }),
      // Without the permission to copy, it stays on the screen to be copied by hand.
      () => notify(text, { type: 'info', autoHideDuration: null }),
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(label)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            flex: 1,
            m: 0,
            p: 1.5,
            minWidth: 0,
            bgcolor: 'action.hover',
            borderRadius: 1,
            fontSize: 13,
            // A command that broke in the middle of a word could not be read; it scrolls.
            whiteSpace: isCommand ? 'pre' : 'pre-wrap',
            overflowX: 'auto',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
        <Button startIcon={<CopyIcon />} onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {translate('layout.copy')}
        </Button>
      </Box>
    </Box>
  );
}
