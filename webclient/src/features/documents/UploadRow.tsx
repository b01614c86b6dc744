import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { documentTexts } from '#i18n/document-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Documents.module.css';
import type { PendingUpload } from './useUploads.js';

/** A file on its way, with what calls it back; or why it did not arrive. */
export function UploadRow({ name, share, problem, drop }: PendingUpload) {
  const says = useTexts();
  const named = (text: (typeof documentTexts)['cancel' | 'dismiss' | 'progress']) =>
    says(text).replace('{name}', () => name);
  const label = named(problem === null ? documentTexts.cancel : documentTexts.dismiss);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Icon name={problem === null ? 'file' : 'warning'} />
      </span>
      <span className={classes(styles.what, styles.onItsWay)}>
        <span className={styles.name}>{name}</span>
        {problem !== null && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {problem === null && share === null && (
          <span className={styles.facts}>{says(documentTexts.waiting)}</span>
        )}
        {problem === null && share !== null && (
          <progress
            className={styles.progress}
            aria-label={named(documentTexts.progress)}
            value={share}
          />
        )}
      </span>
      <IconButton icon="close" label={label} onClick={drop} />
    </li>
  );
}
