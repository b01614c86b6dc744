import { useCallback, useContext, type ReactNode } from 'react';
import { AddNotificationContext, type NotificationPayload } from 'react-admin';

import { EditingContext, type Editing } from './editing.js';

/**
 * Stands around a form whose saves may meet those of others. A conflict has its dialog, so no red
 * notice repeats it, which would outlive the answer.
 */
export function EditingProvider({ value, children }: { value: Editing; children: ReactNode }) {
  const { isAsking } = value;
  const add = useContext(AddNotificationContext);
  const addUnlessAsked = useCallback(
    (notice: NotificationPayload) => {
      if (notice.type !== 'error' || !isAsking()) add(notice);
    },
    [add, isAsking],
  );
  return (
    <EditingContext value={value}>
      <AddNotificationContext value={addUnlessAsked}>{children}</AddNotificationContext>
    </EditingContext>
  );
}
