import type { PublicPortal } from '@foyer/contracts/portals';

import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { coloursOf } from './button-colours.js';
import styles from './CallButton.module.css';

interface CallButtonProps {
  readonly portal: Pick<PublicPortal, 'callButton'>;
  /** The label if the portal has none of its own. */
  readonly usual: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Moves a little to attract attention, independently of the portal's settings. */
  readonly noticed?: boolean;
  /** For fingers on a large screen. */
  readonly kiosk?: boolean;
}

/** The button that rings, as the portal has it; nothing where the portal shows none. */
export function CallButton({
  portal: { callButton },
  usual,
  busy,
  disabled = false,
  noticed = false,
  kiosk = false,
}: CallButtonProps) {
  if (!callButton.showCallButton) return null;
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      wide
      busy={busy}
      disabled={disabled}
      icon={<Icon name="camera" />}
      style={coloursOf(callButton)}
      data-size={callButton.size}
      data-pulsates={callButton.pulsate || noticed || undefined}
      className={classes(styles.call, kiosk && styles.kiosk)}
    >
      {callButton.callButtonName || usual}
    </Button>
  );
}
