import { PAGE_LOADING, PAGE_SILENT, STREAM_FROZEN } from '@foyer/contracts/devices';
import {
  livenessOf,
  type KioskHeartbeat,
  type KioskCamera,
  type Liveness,
} from '@foyer/contracts/local';

/** The known state of the kiosk's page. */
export interface PageView {
  /** The last thing that it said; undefined where it has said nothing since it began to load. */
  readonly heartbeat: KioskHeartbeat | undefined;
  readonly isSilent: boolean;
  /** Cameras with a still picture. */
  readonly frozen: readonly KioskCamera[];
}

/**
 * Judges by the page alone whether the device is alive: a running process means nothing to the
 * person in front of it. The agent's own findings, silence and a still picture, take precedence
 * over the page's own report.
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
