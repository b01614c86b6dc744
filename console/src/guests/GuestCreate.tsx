import { useState } from 'react';
import { Create, SimpleForm, useRedirect } from 'react-admin';
import { v7 as newId } from 'uuid';

import { useTold } from '../layout/useTold.js';
import { toGuestChange } from './guestChange.js';
import { GuestInputs } from './GuestInputs.js';

/** A new guest. */
export function GuestCreate() {
  const told = useTold();
  const redirect = useRedirect();
  const [id] = useState(() => newId());
  return (
    <Create
      transform={toGuestChange}
      mutationOptions={{
        onSuccess: () => {
          told.done('GUEST_CREATED');
          redirect('list', 'guests');
        },
        onError: (error) => told.failed('GUEST_CREATE', error),
      }}
    >
      <SimpleForm sx={{ maxWidth: 560 }} defaultValues={{ id }} warnWhenUnsavedChanges>
        <GuestInputs />
      </SimpleForm>
    </Create>
  );
}
