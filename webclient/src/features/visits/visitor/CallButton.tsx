import type { PublicPortal } from '@foyer/contracts/portals';

import { Button } from '../../../design/Button.js';
import { classes } from '../../../design/classes.js';
import { Icon } from '../../../design/Icon.js';
import { coloursOf } from './button-colours.js';
import styles from './CallButton.module.css';

interface CallButtonProps {
  readonly portal: Pick<PublicPortal, 'callButton'>;
  /** What it says where the portal has no words of its own for it. */
  readonly usual: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Moves a little, so that it is noticed, whatever the portal wants. */
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
