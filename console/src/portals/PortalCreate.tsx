import { useState } from 'react';
import { Create, useNotify, useRedirect } from 'react-admin';
import { v7 as newId } from 'uuid';

import { PortalForm } from './PortalForm.js';
import { toPortalChange } from './portalChange.js';

/** A new portal; its link is shown next, on its page. */
export function PortalCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [id] = useState(() => newId());
  return (
    <Create
      transform={toPortalChange}
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.created', { messageArgs: { smart_count: 1 } });
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
