import { Notification } from 'react-admin';

/** Five seconds, at the top right; on a phone below the bar. */
export function Notices() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // A click on the page would take an offer to undo along.
      slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
      sx={{ mt: 5 }}
    />
  );
}
