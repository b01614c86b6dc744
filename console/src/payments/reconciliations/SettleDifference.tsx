import { paymentAdminRoutes } from '@foyer/contracts/payments';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

import { ReasonDialog } from '#layout/ReasonDialog.js';
import { api } from '#providers/api.js';

/** Settles a difference with a reason. */
export function SettleDifference(props: {
  reconciliationId: string;
  differenceId: string;
  title: string;
  onClose: () => void;
}) {
  const { reconciliationId: id, differenceId, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      api.call(paymentAdminRoutes.adminSettleDifference, {
        params: { id, differenceId },
        body: { reason },
      }),
    onSuccess: () => {
      notify('reconciliation.settle.done', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={props.title}
      text={translate('reconciliation.settle.text')}
      action={translate('reconciliation.settle.action')}
      busy={isPending}
      error={error}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  );
}
