import { factorRoutes, type MemberAccount } from '@foyer/contracts/identity';
import ResetIcon from '@mui/icons-material/LockResetOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  Confirm,
  useGetIdentity,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { memberName } from './memberName.js';

/** Turns off the second factor of a member who lost it; members turn their own off by its code. */
export function ResetFactor() {
  const member = useRecordContext<MemberAccount & { id: string }>();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.call(factorRoutes.resetFactor, { params: { id } }),
    onSuccess: () => notification.done('USER_UPDATED'),
    onError: (error) => notification.failed('USER_UPDATE', error),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (member === undefined || !member.hasSecondFactor || member.id === identity?.id) return null;
  return (
    <>
      <Button label="member.factor.reset" onClick={() => setAsking(true)}>
        <ResetIcon />
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('member.factor.resetTitle', { name: memberName(member, translate) })}
        content="member.factor.resetText"
        confirm="member.factor.reset"
        confirmColor="warning"
        onConfirm={() => mutate(member.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
