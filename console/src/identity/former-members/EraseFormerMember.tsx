import type { FormerMember } from '@foyer/contracts/identity';
import { useRefresh } from 'react-admin';

import { ErasePerson } from '../erasure/ErasePerson.js';
import { ShowReceipt } from '../erasure/ShowReceipt.js';

/** Forgets a former member, or shows the proof that it was done. */
export function EraseFormerMember({ member }: { member: FormerMember }) {
  const refresh = useRefresh();
  const { id, displayName, forgottenAt } = member;
  if (forgottenAt !== null || displayName === null) return <ShowReceipt personId={id} />;
  return <ErasePerson personId={id} name={displayName} kind="member" onForgotten={refresh} />;
}
