import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import { useCopy } from './useCopy.js';

/** A text to type or copy somewhere else. */
export function Copyable(props: {
  label: string;
  text: string;
  isCommand?: boolean;
  onCopied?: () => void;
}) {
  const { label, text, isCommand = false, onCopied } = props;
  const translate = useTranslate();
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(text, { isShown: true })) onCopied?.();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(label)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="pre"
          tabIndex={0}
          role="group"
          aria-label={translate(label)}
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
