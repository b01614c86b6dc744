import type { Webhook } from '@foyer/contracts/integrations';
import OffIcon from '@mui/icons-material/BlockOutlined';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import FailingIcon from '@mui/icons-material/ErrorOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

const shown = {
  on: { tone: 'live', icon: <OnIcon /> },
  failing: { tone: 'waiting', icon: <FailingIcon /> },
  asked: { tone: 'quiet', icon: <OffIcon /> },
  gone: { tone: 'danger', icon: <OffIcon /> },
  tooLong: { tone: 'danger', icon: <OffIcon /> },
} as const;

function stateOf({ enabled, offReason, failingSince }: Webhook): keyof typeof shown {
  if (enabled) return failingSince === null ? 'on' : 'failing';
  return offReason === 'gone' ? 'gone' : offReason === 'failing' ? 'tooLong' : 'asked';
}

/** The state of a webhook, by word, icon and colour. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const translate = useTranslate();
  const state = stateOf(webhook);
  return <StateChip {...shown[state]} label={translate(`webhook.state.${state}`)} />;
}
