import CopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';

/** A value of this program to enter at the provider, with a button that copies it. */
export function ToldField({ source }: { source: string }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const value = String(record?.[source] ?? '');
  const copied = translate('userSources.copied');
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => notify(copied, { type: 'success', messageArgs: { _: copied } }),
      // Without the permission to copy, it stays in its field to be copied by hand.
      () => notify(value, { type: 'info', autoHideDuration: null, messageArgs: { _: value } }),
    );
  };
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
