import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { ReasonDialog } from '../layout/ReasonDialog.js';
import type { WaitingVisitor } from './waitingVisitor.js';

/** Asks why a visitor is to be served before those who have waited longer. */
export function ServeNext(props: {
  visitor: WaitingVisitor;
  serveNext: (reason: string) => Promise<void>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.serveNext,
    onSuccess: () => {
      notify('lines.moved', { type: 'success' });
      props.onClose();
    },
  });
  const name = props.visitor.visitorName ?? translate('call.anonymous');
  return (
    <ReasonDialog
      title={translate('lines.serveNextName', { name })}
      text={translate('lines.serveNextText')}
      action={translate('lines.serveNext')}
      busy={isPending}
      error={error}
      onConfirm={(reason) => mutate(reason)}
      onClose={props.onClose}
    />
  );
}
