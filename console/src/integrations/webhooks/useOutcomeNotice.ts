import type { WebhookDelivery } from '@foyer/contracts/integrations';
import { useNotify, useTranslate } from 'react-admin';

/** Tells what came of a message that was sent by hand. */
export function useOutcomeNotice() {
  const notify = useNotify();
  const translate = useTranslate();
  return ({ state, status, failure }: WebhookDelivery) => {
    if (state === 'delivered') notify('webhook.sent', { type: 'success' });
    else {
      const reason = translate(`webhook.failure.${failure ?? 'UNREACHABLE'}`, { status });
      notify('webhook.notSent', { type: 'error', messageArgs: { reason } });
    }
  };
}
