import type { Member } from '@foyer/contracts/identity';
import { Edit, useGetIdentity, usePermissions, useRecordContext, useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { forgetOwnProfile } from '#providers/ownProfile.js';
import { MemberHead } from './MemberHead.js';
import { memberName } from './memberName.js';
import { MemberTabs } from './MemberTabs.js';

function MemberTitle() {
  const member = useRecordContext<Member>();
  const translate = useTranslate();
  return <>{member === undefined ? '' : memberName(member, translate)}</>;
}

/** The page of one member. */
export function MemberEdit() {
  const notification = useNotification();
  const { identity, refetch: refetchIdentity } = useGetIdentity();
  const { refetch: refetchPermissions } = usePermissions();
  const reload = (changed: Member & { id: string }) => {
    notification.done('USER_UPDATED');
    if (changed.id !== identity?.id) return;
    // A member who changes their own role continues with the rights of the new one.
    forgetOwnProfile();
    void refetchIdentity();
    void refetchPermissions();
  };
  return (
    <Edit<Member & { id: string }>
      component="div"
      actions={false}
      title={<MemberTitle />}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess: reload,
      }}
    >
      <MemberHead />
      <MemberTabs />
    </Edit>
  );
}
