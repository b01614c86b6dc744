import { guestRoutes } from '@foyer/contracts/identity';
import ClearIcon from '@mui/icons-material/PersonOffOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useListContext, useRefresh, useTranslate } from 'react-admin';

import { TypedConfirm } from '#layout/TypedConfirm.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';

/** Forgets all guests at once. */
export function ClearGuests() {
  const { total } = useListContext();
  const translate = useTranslate();
  const notification = useNotification();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(guestRoutes.clearGuests, {}),
    onSuccess: () => notification.done('GUEST_LIST_CLEARED'),
    onError: (error) => notification.failed('GUEST_LIST_CLEAR', error),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (total === undefined || total === 0) return null;
  return (
    <>
      <Button label="guest.clear" color="error" onClick={() => setAsking(true)}>
        <ClearIcon />
      </Button>
      {asking && (
        <TypedConfirm
          title={translate('guest.clearTitle')}
          text={translate('guest.clearText')}
          expected={translate('guest.clearWord')}
          action={translate('guest.clear')}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
