import { memberRoutes, type Member } from '@foyer/contracts/identity';
import SendIcon from '@mui/icons-material/SendOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState, type FC, type MouseEvent } from 'react';
import { Button, useRecordContext, useRefresh } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { InvitationDialog } from './InvitationDialog.js';

const AWAITED: readonly Member['status'][] = ['INVITED', 'PENDING', 'EXPIRED'];

/**
 * Sends the link again to a person who has not used it; the earlier one ends. Its label is the
 * column's, which the table reads.
 */
export const ResendInvitation: FC<{ readonly label?: string }> = () => {
  const member = useRecordContext<Member & { id: string }>();
  const notification = useNotification();
  const refresh = useRefresh();
  const [isMade, setIsMade] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: string) =>
      api.call(memberRoutes.resendInvitation, {
        body: { userId, inviteBaseURL: location.origin },
      }),
    onSuccess: () => setIsMade(true),
    onError: (error) => notification.failed('RESEND_INVITATION', error),
    onSettled: refresh,
  });
  if (member === undefined || !AWAITED.includes(member.status)) return null;
  const resend = (event: MouseEvent) => {
    event.stopPropagation();
    mutate(member.id);
  };
  const close = () => {
    setIsMade(false);
    refresh();
  };
  return (
    // A click within the dialog is none on the row that it belongs to.
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      {isMade && <InvitationDialog memberId={member.id} onClose={close} />}
      <Button
        label="member.invite.again"
        disabled={isPending}
        onClick={resend}
        sx={{ whiteSpace: 'nowrap' }}
      >
        <SendIcon />
      </Button>
    </span>
  );
};
