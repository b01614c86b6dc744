import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import type { MediaProblem } from '../core/media-problem.js';
import { AddressBar } from './AddressBar.js';
import styles from './MediaHelp.module.css';

/** Problems that are solved at the address bar, and therefore shown there. */
const AT_ADDRESS_BAR: readonly MediaProblem[] = ['denied', 'dismissed'];

/**
 * Says what keeps camera and microphone away and what to do about it, with a picture of where to
 * click.
 */
export function MediaHelp({ problem }: { problem: MediaProblem }) {
  const { t } = useTranslation();
  return (
    <div className={styles.help} role="alert" data-problem={problem}>
      <p className={styles.title}>
        <Icon name="warning" />
        {t(`devices.problem.${problem}.title`)}
      </p>
      <p>{t(`devices.problem.${problem}.text`)}</p>
      {AT_ADDRESS_BAR.includes(problem) && <AddressBar />}
    </div>
  );
}
