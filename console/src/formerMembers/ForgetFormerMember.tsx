import type { FormerMember } from '@foyer/contracts/identity';
import { useRefresh } from 'react-admin';

import { ForgetPerson } from '../erasure/ForgetPerson.js';
import { ShowReceipt } from '../erasure/ShowReceipt.js';

/** Forgets a former member, or shows the proof that it was done. */
export function ForgetFormerMember({ member }: { member: FormerMember }) {
  const refresh = useRefresh();
  const { id, displayName, forgottenAt } = member;
  if (forgottenAt !== null || displayName === null) return <ShowReceipt personId={id} />;
  return <ForgetPerson personId={id} name={displayName} kind="member" onForgotten={refresh} />;
}
