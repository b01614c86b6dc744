import { useState } from 'react';
import { Create, useRedirect } from 'react-admin';
import { v7 as newId } from 'uuid';

import { useNotification } from '../layout/useNotification.js';
import { PortalForm } from './PortalForm.js';
import { toPortalChange } from './portalChange.js';

/** A new portal; its link is shown next, on its page. */
export function PortalCreate() {
  const notification = useNotification();
  const redirect = useRedirect();
  const [id] = useState(() => newId());
  return (
    <Create
      transform={toPortalChange}
      mutationOptions={{
        onSuccess: () => {
          notification.done('QUEUE_CREATED');
          redirect('edit', 'portals', id);
        },
      }}
    >
      <PortalForm
        defaultValues={{
          id,
          deactivated: false,
          callLogic: 'fewer-breaks',
          askClientName: false,
          feedback: { enabled: true, ratingType: 'stars' },
        }}
      />
    </Create>
  );
}
