import { forgettingRoutes, type Forgetting } from '@foyer/contracts/identity';
import ReceiptIcon from '@mui/icons-material/VerifiedOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-admin';

import { useTold } from '../layout/useTold.js';
import { api } from '../providers/api.js';
import { Receipt } from './Receipt.js';

/** The receipt of somebody who was forgotten earlier; forgetting again changes nothing and gives it once more. */
export function ShowReceipt({ personId }: { personId: string }) {
  const told = useTold();
  const [shown, setShown] = useState<Forgetting>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(forgettingRoutes.adminForgetPerson, { params: { id: personId } }),
    onSuccess: setShown,
    onError: (error) => told.failed('UNKNOWN', error),
  });
  return (
    <>
      <Button label="people.forget.receipt" disabled={isPending} onClick={() => mutate()}>
        <ReceiptIcon />
      </Button>
      {shown !== undefined && <Receipt forgetting={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
