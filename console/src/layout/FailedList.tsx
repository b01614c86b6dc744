import type { failureTexts } from '@foyer/contracts/notices';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';

import { FailureAlert } from './FailureAlert.js';

/** Stands where a list would stand that could not be loaded, with the way to try again. */
export function FailedList({ text }: { text?: keyof typeof failureTexts }) {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <FailureAlert
        text={translate(text === undefined ? 'layout.listFailed' : `failure.${text}`)}
        retry={refetch}
      />
    </Box>
  );
}
