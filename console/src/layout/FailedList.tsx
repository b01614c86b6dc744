import type { failureTexts } from '@foyer/contracts/notices';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/** Stands where a list would stand that could not be loaded, with the way to try again. */
export function FailedList({ text }: { text?: keyof typeof failureTexts }) {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {translate('layout.retry')}
          </Button>
        }
      >
        {translate(text === undefined ? 'layout.listFailed' : `failure.${text}`)}
      </Alert>
    </Box>
  );
}
