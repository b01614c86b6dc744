import { ResourceCreate, ResourceEdit } from '#layout/ResourceForms.js';
import { EraseGuest } from './EraseGuest.js';
import { GuestInputs } from './GuestInputs.js';

/** Returns the values that a guest's form sends: an emptied last name is sent as empty. */
const transform = (form: Readonly<Record<string, unknown>>) => ({
  ...form,
  lastName: form.lastName ?? '',
});
const page = { maxWidth: 560, transform } as const;

/** A new guest. */
export function GuestCreate() {
  return (
    <ResourceCreate {...page} done="GUEST_CREATED" failed="GUEST_CREATE">
      <GuestInputs />
    </ResourceCreate>
  );
}

/** Changes a guest. */
export function GuestEdit() {
  return (
    <ResourceEdit {...page} done="GUEST_EDITED" failed="GUEST_EDIT" removal={<EraseGuest />}>
      <GuestInputs />
    </ResourceEdit>
  );
}
