import { Icon } from '../../design/Icon.js';
import styles from './Form.module.css';

/** What went wrong with a whole form; read out when it appears. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.problem}>
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
