import { useState } from 'react';
import { Create, SimpleForm, useRedirect } from 'react-admin';
import { v7 as newId } from 'uuid';

import { useNotification } from '../layout/useNotification.js';
import { toGuestChange } from './guestChange.js';
import { GuestInputs } from './GuestInputs.js';

/** A new guest. */
export function GuestCreate() {
  const notification = useNotification();
  const redirect = useRedirect();
  const [id] = useState(() => newId());
  return (
    <Create
      transform={toGuestChange}
      mutationOptions={{
        onSuccess: () => {
          notification.done('GUEST_CREATED');
          redirect('list', 'guests');
        },
        onError: (error) => notification.failed('GUEST_CREATE', error),
      }}
    >
      <SimpleForm sx={{ maxWidth: 560 }} defaultValues={{ id }} warnWhenUnsavedChanges>
        <GuestInputs />
      </SimpleForm>
    </Create>
  );
}
