import styles from './FormProblem.module.css';
import { Icon } from './Icon.js';

/** The error of a whole form; read out when it appears. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={styles.region}>
      {text && (
        <p className={styles.problem} tabIndex={-1} data-refused="">
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
