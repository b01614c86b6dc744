import { permitsInCallOf, type Participant } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import type { CallControls } from './call-controls.js';
import styles from './ParticipantsPanel.module.css';

interface SpeakerRequestProps {
  readonly self: Participant;
  readonly other: Participant;
  readonly controls: CallControls;
  readonly act: (work: Promise<void>) => void;
}

/** Somebody who only listens asks to speak; a host may let them. */
export function SpeakerRequest({ self, other, controls, act }: SpeakerRequestProps) {
  const { t } = useTranslation();
  const isDone = permitsInCallOf('session', 'call.speak', other.role);
  if (isDone || !permitsInCallOf('session', 'call.change-role', self.role)) return null;
  return (
    <div className={styles.request} role="status">
      <span>{t('sessionCall.applies', { name: other.displayName || t('call.somebody') })}</span>
      <Button kind="primary" onClick={() => act(controls.giveRole('presenter', other))}>
        {t('sessionCall.letSpeak')}
      </Button>
    </div>
  );
}
