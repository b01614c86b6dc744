import Alert from '@mui/material/Alert';
import { useIsOffline, useTranslate } from 'react-admin';

/** Says in one line that the network is away, as soon as the browser knows and until it is back. */
export function OfflineLine() {
  const offline = useIsOffline();
  const translate = useTranslate();
  return (
    <div role="status">
      {offline && (
        <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
          {translate('layout.offline')}
        </Alert>
      )}
    </div>
  );
}
