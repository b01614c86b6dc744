import { ResourceCreate, ResourceEdit } from '../layout/ResourceForms.js';
import { EraseGuest } from './EraseGuest.js';
import { GuestInputs } from './GuestInputs.js';

/** What the form of a guest sends: a last name that was emptied is none. */
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
