import { Notification } from 'react-admin';

/** Five seconds, at the top right; on a phone below the bar. */
export function Notices() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ mt: 5 }}
    />
  );
}
