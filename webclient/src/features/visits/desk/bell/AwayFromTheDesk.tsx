import { failureTexts } from '@foyer/contracts/notices';
import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { QuietLine } from '#design/QuietLine.js';
import type { DeskSession } from '../desk-session.js';
import { useMuteRing } from '../SoundNotice.js';
import { useNotification } from '../useNotification.js';

interface AwayFromTheDeskProps {
  readonly desk: DeskSession;
  readonly state: DeskView['desk'];
}

/** Says on other pages than the desk why it does not ring or is not heard, and mends it there. */
export function AwayFromTheDesk({ desk, state }: AwayFromTheDeskProps) {
  const { t } = useTranslation();
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const isMute = useMuteRing();
  const { availability, notRespondingSince } = state;
  if (notRespondingSince !== null) {
    return (
      <QuietLine>
        {t('desk.missed')}{' '}
        <button
          type="button"
          onClick={() => void notification(() => desk.setAvailability(availability))}
        >
          {t('desk.back')}
        </button>
      </QuietLine>
    );
  }
  return availability === 'auto' && isMute ? <QuietLine>{t('desk.soundOffText')}</QuietLine> : null;
}
