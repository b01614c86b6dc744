import { webhookRoutes } from '@foyer/contracts/integrations';
import SendIcon from '@mui/icons-material/SendOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { deliveriesKey } from './deliveriesKey.js';
import { useOutcomeNotice } from './useOutcomeNotice.js';

/** Sends a test message, and tells what came of it. */
export function SendTest({ webhookId }: { webhookId: string }) {
  const notification = useNotification();
  const notice = useOutcomeNotice();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(webhookRoutes.sendTest, { params: { id: webhookId } }),
    onSuccess: notice,
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey(webhookId) }),
  });
  return (
    <Button label="webhook.test" disabled={isPending} onClick={() => mutate()}>
      <SendIcon />
    </Button>
  );
}
