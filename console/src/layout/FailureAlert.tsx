import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

interface FailureAlertProps {
  /** A description of the failed load, in the reader's language. */
  readonly text: string;
  readonly retry: () => unknown;
  readonly sx?: SxProps<Theme>;
}

/** Stands where something would stand that could not be loaded, with the way to try again. */
export function FailureAlert({ text, retry, sx }: FailureAlertProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <Button color="inherit" onClick={() => void retry()}>
          {translate('layout.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
