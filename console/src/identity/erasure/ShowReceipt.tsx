import { erasureRoutes, type Erasure } from '@foyer/contracts/identity';
import ReceiptIcon from '@mui/icons-material/VerifiedOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { Receipt } from './Receipt.js';

/**
 * The receipt of a person who was erased earlier; erasing again changes no data and returns the
 * receipt again.
 */
export function ShowReceipt({ personId }: { personId: string }) {
  const notification = useNotification();
  const [shown, setShown] = useState<Erasure>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(erasureRoutes.adminErasePerson, { params: { id: personId } }),
    onSuccess: setShown,
    onError: (error) => notification.failed('UNKNOWN', error),
  });
  return (
    <>
      <Button label="erasure.receipt" disabled={isPending} onClick={() => mutate()}>
        <ReceiptIcon />
      </Button>
      {shown !== undefined && <Receipt erasure={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
