import styles from './Shade.module.css';

/** Lets only a part of the screen's light through. @param brightness 0 to 1. */
export function Shade({ brightness }: { brightness: number }) {
  if (brightness >= 1) return null;
  return (
    <div
      className={styles.shade}
      style={{ opacity: 1 - brightness }}
      data-testid="shade"
      aria-hidden="true"
    />
  );
}
