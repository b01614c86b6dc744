import type { ApiKey } from '@foyer/contracts/identity';
import RevokedIcon from '@mui/icons-material/BlockOutlined';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import StoppedIcon from '@mui/icons-material/PauseCircleOutlined';
import ExpiredIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

const shown = {
  active: { tone: 'live', icon: <ActiveIcon /> },
  expired: { tone: 'quiet', icon: <ExpiredIcon /> },
  stopped: { tone: 'waiting', icon: <StoppedIcon /> },
  revoked: { tone: 'danger', icon: <RevokedIcon /> },
} as const satisfies Record<ApiKey['state'], unknown>;

/** How a key stands, by word, icon and colour. */
export function ApiKeyState({ state }: Pick<ApiKey, 'state'>) {
  const translate = useTranslate();
  return <StateChip {...shown[state]} label={translate(`apiKey.state.${state}`)} />;
}
