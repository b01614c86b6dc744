import { memberRoutes, type Member } from '@foyer/contracts/identity';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import InactiveIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import { useGetIdentity } from 'react-admin';

import { BulkCallButton } from '#layout/BulkCallButton.js';
import { api } from '#providers/api.js';

const setStatus = (status: 'ACTIVE' | 'INACTIVE') => (ids: string[]) =>
  api.call(memberRoutes.changeMemberStatuses, {
    body: { users: ids.map((id) => ({ id, status })) },
  });

/** The actions on several members at once. */
export function MemberBulkActions() {
  const { identity } = useGetIdentity();
  const spares = { id: identity?.id as string | undefined, text: 'member.ownAccountStays' };
  return (
    <>
      <BulkCallButton
        call={setStatus('ACTIVE')}
        undo={{
          call: setStatus('INACTIVE'),
          changes: ({ status }: Member) => status === 'INACTIVE',
        }}
        label="member.activate"
        done="MEMBERS_ACTIVATED"
        failed="CHANGE_STATUS"
        icon={<ActiveIcon />}
      />
      <BulkCallButton
        call={setStatus('INACTIVE')}
        undo={{ call: setStatus('ACTIVE'), changes: ({ status }: Member) => status === 'ACTIVE' }}
        label="member.deactivate"
        done="MEMBERS_DEACTIVATED"
        failed="CHANGE_STATUS"
        icon={<InactiveIcon />}
        confirm={{ title: 'member.deactivateTitle', content: 'member.deactivateText' }}
        spares={spares}
      />
      <BulkCallButton
        call={(ids) => api.call(memberRoutes.deleteMembers, { body: { deleteUsers: ids } })}
        label="ra.action.delete"
        done="MEMBERS_DELETED"
        failed="USER_DELETION"
        icon={<DeleteIcon />}
        confirm={{ title: 'member.delete.many', content: 'member.delete.text' }}
        spares={spares}
        isFinal
      />
    </>
  );
}
