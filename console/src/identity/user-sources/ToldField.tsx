import CopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRecordContext, useTranslate } from 'react-admin';

import { useCopy } from '#layout/useCopy.js';

/** A value of this program to enter at the provider, with a button that copies it. */
export function ToldField({ source }: { source: string }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const copyText = useCopy();
  const value = String(record?.[source] ?? '');
  const copy = () => void copyText(value, { isShown: true });
  return (
    <TextField
      label={translate(`resources.userSources.fields.${source}`)}
      value={value}
      fullWidth
      margin="dense"
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton onClick={copy} aria-label={translate('userSources.copy')} edge="end">
                <CopyIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
