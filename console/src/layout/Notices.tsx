import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Notification,
  NotificationContext,
  useNotificationContext,
  type NotificationPayload,
} from 'react-admin';

const isError = ({ type }: NotificationPayload) => type === 'error';

/**
 * Shows notices for five seconds, at the top right; on a phone below the bar. A newer notice takes
 * the place of a failure at once: a save that succeeded is not still called failed.
 */
export function Notices() {
  const context = useNotificationContext();
  const { notifications, takeNotification, setNotifications } = context;
  const shown = useRef<NotificationPayload>(undefined);
  const [replaced, setReplaced] = useState(0);
  const observed = useMemo(
    () => ({
      ...context,
      takeNotification: () => {
        const taken = takeNotification();
        shown.current = taken ?? undefined;
        return taken;
      },
    }),
    [context, takeNotification],
  );
  useEffect(() => {
    if (notifications.length === 0) return;
    if (notifications.slice(0, -1).some(isError)) {
      setNotifications((queue) =>
        queue.filter((notice, index) => !isError(notice) || index === queue.length - 1),
      );
    }
    // The notice that was just taken is still in this list.
    const isNewer = notifications.some((notice) => notice !== shown.current);
    if (isNewer && shown.current !== undefined && isError(shown.current)) {
      shown.current = undefined;
      setReplaced((count) => count + 1);
    }
  }, [notifications, setNotifications]);
  return (
    <NotificationContext.Provider value={observed}>
      <Notification
        key={replaced}
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        // A click on the page would take an offer to undo along.
        slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
        sx={{ mt: 5 }}
      />
    </NotificationContext.Provider>
  );
}
