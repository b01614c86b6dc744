import { memberRoutes, type Member } from '@foyer/contracts/identity';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  Confirm,
  useGetIdentity,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { memberName } from './memberName.js';

/** Ends a membership, after saying what is lost by it; members cannot delete themselves. */
export function DeleteMember() {
  const member = useRecordContext<Member & { id: string }>();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const redirect = useRedirect();
  const notification = useNotification();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) =>
      api.call(memberRoutes.deleteMembers, { body: { deleteUsers: [id] } }),
    onSuccess: ({ failedIds, failures }) => {
      if (failedIds.length > 0) {
        notification.refused('USER_DELETION', failures?.[0]?.code);
        return;
      }
      notification.done('MEMBERS_DELETED');
      redirect('list', 'members');
    },
    onError: (error) => notification.failed('USER_DELETION', error),
    onSettled: () => setAsking(false),
  });
  if (member === undefined || member.id === identity?.id) return null;
  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setAsking(true)}>
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('member.delete.one', { name: memberName(member, translate) })}
        content={`${translate('member.delete.text', { smart_count: 1 })} ${translate('layout.final')}`}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => mutate(member.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
