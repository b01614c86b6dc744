import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '../design/Button.js';
import { FormProblem } from '../design/FormProblem.js';
import styles from './PartFailure.module.css';
import { sentences } from './sentences.js';

/**
 * `inline` is a button among others of its kind; `over` lies over the page as a dialog would;
 * `none` is for a part that draws nothing itself.
 */
export type PartLook = 'frame' | 'inline' | 'none' | 'over';

interface PartFailureProps {
  readonly look: PartLook;
  /** Counts the presses of the button so far. */
  readonly tries: number;
  readonly again: () => void;
  /** The properties of the part, of which a dialog's can close it. */
  readonly part: object;
}

/** Stands where a part is missing. A press tries it again, and so does the network's return. */
export function PartFailure({ look, tries, again, part }: PartFailureProps) {
  const { t } = useTranslation();
  useEffect(() => {
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [again]);
  if (look === 'none') return null;
  const { onClose } = part as { readonly onClose?: () => void };
  const isStubborn = tries > 0;
  const text = sentences(t('errors.partMissing'), isStubborn ? t('errors.partReload') : '');
  const retry = (
    <Button size="small" onClick={again} title={text}>
      {t('visitor.again')}
    </Button>
  );
  if (look === 'inline') return retry;
  const frame = (
    <div className={styles.failure} data-look={look} data-above data-testid="part-failure">
      <FormProblem text={text} />
      <div className={styles.actions}>
        {retry}
        {isStubborn && (
          <Button size="small" kind="quiet" onClick={() => globalThis.location.reload()}>
            {t('errors.reload')}
          </Button>
        )}
        {look === 'over' && onClose && (
          <Button size="small" kind="quiet" onClick={onClose}>
            {t('errors.partClose')}
          </Button>
        )}
      </div>
    </div>
  );
  // A bar in which it was asked for would hold it in its own box.
  return look === 'over' ? createPortal(frame, document.body) : frame;
}
