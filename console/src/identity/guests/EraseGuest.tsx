import type { Guest } from '@foyer/contracts/identity';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';

import { ErasePerson } from '../erasure/ErasePerson.js';
import { memberName } from '../members/memberName.js';

/** Forgets the guest whose page this is. */
export function EraseGuest() {
  const guest = useRecordContext<Guest & { id: string }>();
  const translate = useTranslate();
  const redirect = useRedirect();
  if (guest === undefined) return null;
  return (
    <ErasePerson
      personId={guest.id}
      name={memberName(guest, translate)}
      kind="guest"
      onForgotten={() => redirect('list', 'guests')}
    />
  );
}
