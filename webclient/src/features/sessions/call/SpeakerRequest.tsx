import type { MediaRules, Participant } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import type { CallControls } from './call-controls.js';
import { loses, speakerRoleFor } from './participant-actions.js';
import styles from './ParticipantsPanel.module.css';

interface SpeakerRequestProps {
  readonly self: Participant;
  readonly other: Participant;
  readonly rules: MediaRules | null;
  readonly controls: CallControls;
  readonly act: (work: Promise<void>) => void;
}

/**
 * Shows that an unheard participant asks to speak; a host may allow it by giving a role that may
 * speak.
 */
export function SpeakerRequest({ self, other, rules, controls, act }: SpeakerRequestProps) {
  const { t } = useTranslation();
  const role = speakerRoleFor(self, other, rules);
  if (role === undefined) return null;
  const change = loses('camera', other, role, rules) ? 'letSpeakUnseen' : 'letSpeakAs';
  return (
    <div className={styles.request} role="status">
      <span>{t('sessionCall.applies', { name: other.displayName || t('call.somebody') })}</span>
      <span className={styles.role}>
        {t(`sessionCall.${change}`, { role: t(`sessions.role.${role}`) })}
      </span>
      <Button kind="primary" onClick={() => act(controls.giveRole(role, other))}>
        {t('sessionCall.letSpeak')}
      </Button>
    </div>
  );
}
