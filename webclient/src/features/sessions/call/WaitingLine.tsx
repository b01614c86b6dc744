import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';

import { sentences } from '#app/sentences.js';
import { Button } from '#design/Button.js';
import { HeldLine } from '#media/components/HeldLine.js';

interface WaitingLineProps {
  /** Words for each thing that waits, see `useWaiting`. */
  readonly waiting: readonly string[];
  /** Uncovers the cards on which it is answered. */
  readonly onShow: () => void;
}

/** Says in what covers the cards of a call what waits on them, and leads there. */
export function WaitingLine({ waiting, onShow }: WaitingLineProps) {
  const { t } = useTranslation();
  if (waiting.length === 0) return null;
  const show = () => {
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-waiting] button')?.focus();
  };
  return (
    <HeldLine
      live
      text={sentences(...waiting)}
      action={
        <Button kind="primary" size="small" data-testid="show-waiting" onClick={show}>
          {t('sessionCall.showWaiting')}
        </Button>
      }
    />
  );
}
