import { Edit, SaveButton, SimpleForm, Toolbar, useRedirect } from 'react-admin';

import { useTold } from '../layout/useTold.js';
import { ForgetGuest } from './ForgetGuest.js';
import { toGuestChange } from './guestChange.js';
import { GuestInputs } from './GuestInputs.js';

/** Changes a guest. */
export function GuestEdit() {
  const told = useTold();
  const redirect = useRedirect();
  return (
    <Edit
      mutationMode="pessimistic"
      transform={toGuestChange}
      mutationOptions={{
        onSuccess: () => {
          told.done('GUEST_EDITED');
          redirect('list', 'guests');
        },
        onError: (error) => told.failed('GUEST_EDIT', error),
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
