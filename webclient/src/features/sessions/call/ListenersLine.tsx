import type { Participant } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { CallControls } from './call-controls.js';
import styles from './ListenersLine.module.css';

interface ListenersLineProps {
  readonly call: CallInHand;
  readonly self: Participant;
  readonly controls: CallControls;
  readonly act: (work: Promise<void>) => void;
  /** True if the user is seen, and only not heard. */
  readonly seen: boolean;
}

/** Says that one is not heard, with the way to ask for the word. */
export function ListenersLine({ call, self, controls, act, seen }: ListenersLineProps) {
  const { t } = useTranslation();
  const hasApplied = call.state.now?.speakerRequests.includes(self.callJoinerId) === true;
  const unheard = seen ? 'sessionCall.notHeard' : 'sessionCall.listening';
  return (
    <div className={styles.line}>
      <p role="status">{t(hasApplied ? 'sessionCall.applied' : unheard)}</p>
      {!hasApplied && (
        <Button onClick={() => act(controls.applyForSpeaker(self))}>
          {t('sessionCall.apply')}
        </Button>
      )}
    </div>
  );
}
