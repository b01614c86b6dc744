import styles from './LinePicture.module.css';

/** More people than this are said by a number. */
const FIGURES_MAX = 6;

/** The line as a row of people before the start page; the visitor is the last one. */
export function LinePicture({ ahead }: { ahead: number }) {
  const figures = Math.min(ahead, FIGURES_MAX);
  return (
    <div className={styles.line} aria-hidden="true">
      {ahead > FIGURES_MAX && <span className={styles.more}>+{ahead - FIGURES_MAX}</span>}
      {Array.from({ length: figures }, (_, index) => (
        <span key={index} className={styles.person} />
      ))}
      <span className={styles.self} />
    </div>
  );
}
