import type { WebhookDelivery } from '@foyer/contracts/integrations';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/ReplayOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

const shown = {
  delivered: { tone: 'live', icon: <DoneIcon /> },
  waiting: { tone: 'waiting', icon: <WaitingIcon /> },
  failed: { tone: 'danger', icon: <FailedIcon /> },
} as const satisfies Record<WebhookDelivery['state'], unknown>;

/** The state of a delivery, by word, icon and colour. */
export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const translate = useTranslate();
  return <StateChip {...shown[state]} label={translate(`webhook.delivery.${state}`)} />;
}
