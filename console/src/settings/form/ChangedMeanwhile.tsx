import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Somebody else has changed the same settings since the form was opened: asks whose shall hold. */
export function ChangedMeanwhile(props: { onKeep: () => void; onTake: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {translate('settings.meanwhile.text')}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" onClick={props.onKeep}>
          {translate('settings.meanwhile.keep')}
        </Button>
        <Button color="inherit" onClick={props.onTake}>
          {translate('settings.meanwhile.take')}
        </Button>
      </Box>
    </Alert>
  );
}
