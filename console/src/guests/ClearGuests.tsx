import { guestRoutes } from '@foyer/contracts/identity';
import ClearIcon from '@mui/icons-material/PersonOffOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useListContext, useRefresh, useTranslate } from 'react-admin';

import { TypedConfirm } from '../layout/TypedConfirm.js';
import { useTold } from '../layout/useTold.js';
import { api } from '../providers/api.js';

/** Forgets all guests at once. */
export function ClearGuests() {
  const { total } = useListContext();
  const translate = useTranslate();
  const told = useTold();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(guestRoutes.clearGuests, {}),
    onSuccess: () => told.done('GUEST_LIST_CLEARED'),
    onError: (error) => told.failed('GUEST_LIST_CLEAR', error),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (total === undefined || total === 0) return null;
  return (
    <>
      <Button label="people.guest.clear" color="error" onClick={() => setAsking(true)}>
        <ClearIcon />
      </Button>
      {asking && (
        <TypedConfirm
          title={translate('people.guest.clearTitle')}
          text={translate('people.guest.clearText')}
          expected={translate('people.guest.clearWord')}
          action={translate('people.guest.clear')}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
