import { Edit, SaveButton, SimpleForm, Toolbar, useRedirect } from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { ForgetGuest } from './ForgetGuest.js';
import { toGuestChange } from './guestChange.js';
import { GuestInputs } from './GuestInputs.js';

/** Changes a guest. */
export function GuestEdit() {
  const notification = useNotification();
  const redirect = useRedirect();
  return (
    <Edit
      mutationMode="pessimistic"
      transform={toGuestChange}
      mutationOptions={{
        onSuccess: () => {
          notification.done('GUEST_EDITED');
          redirect('list', 'guests');
        },
        onError: (error) => notification.failed('GUEST_EDIT', error),
      }}
    >
      <SimpleForm
        sx={{ maxWidth: 560 }}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
            <SaveButton />
            <ForgetGuest />
          </Toolbar>
        }
      >
        <GuestInputs />
      </SimpleForm>
    </Edit>
  );
}
