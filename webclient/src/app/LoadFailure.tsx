import { useTranslation } from 'react-i18next';

import { Button } from '../design/Button.js';
import { FormProblem } from '../design/FormProblem.js';
import styles from './LoadFailure.module.css';
import { messageOf } from './message-of.js';
import { sentences } from './sentences.js';

interface LoadFailureProps {
  /** The message about the failed load. */
  readonly text: string;
  readonly failure: unknown;
  readonly again: () => void;
}

/** Stands where something could not be loaded, with the way to try again. */
export function LoadFailure({ text, failure, again }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <FormProblem text={sentences(text, messageOf(failure, t))} />
      <Button onClick={again}>{t('visitor.again')}</Button>
    </div>
  );
}
