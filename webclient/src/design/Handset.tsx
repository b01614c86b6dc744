import styles from './Handset.module.css';
import { classes } from './classes.js';

/** A telephone's handset, lifted or laid down. */
export function Handset({ down = false }: { down?: boolean }) {
  return (
    <svg
      className={classes(styles.handset, !down && styles.lifted)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 8.500c-3.800 0-7.200 1-9.500 2.900-.9.800-1 2.100-.3 3.100l.9 1.300c.6.900 1.800 1.200 2.700.6l1.900-1.100c.6-.4 1-1 1-1.700v-1.200c2.200-.6 4.400-.6 6.600 0v1.200c0 .7.4 1.300 1 1.700l1.900 1.100c.9.600 2.100.300 2.700-.6l.9-1.300c.7-1 .6-2.300-.3-3.100C19.200 9.500 15.800 8.500 12 8.500Z" />
    </svg>
  );
}
