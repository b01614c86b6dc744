import { PAGE_LOADING, PAGE_SILENT, STREAM_FROZEN } from '@foyer/contracts/devices';
import {
  livenessOf,
  type KioskHeartbeat,
  type KioskCamera,
  type Liveness,
} from '@foyer/contracts/local';

/** What is known of the kiosk's page. */
export interface PageView {
  /** The last thing that it said; undefined where it has said nothing since it began to load. */
  readonly heartbeat: KioskHeartbeat | undefined;
  readonly isSilent: boolean;
  /** Cameras whose picture stands still. */
  readonly frozen: readonly KioskCamera[];
}

/**
 * Judges by the page alone whether the device is alive: that some process runs says nothing to the person before it.
 * What the agent sees from outside, silence and a picture that stands still, counts before what the page believes.
 */
export function judgePage({ heartbeat, isSilent, frozen }: PageView): Liveness {
  if (heartbeat === undefined)
    return { ...dead(isSilent ? PAGE_SILENT : PAGE_LOADING), deviceQueueStatus: null };
  const said = livenessOf(heartbeat);
  if (isSilent) return { ...said, ...dead(PAGE_SILENT) };
  return frozen.length > 0 ? { ...said, ...dead(STREAM_FROZEN) } : said;
}

const dead = (note: string) =>
  ({ deviceAlive: false, deviceStatus: 'IN_ERROR', deviceErrorNote: note }) as const;
