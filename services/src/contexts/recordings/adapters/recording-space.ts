import { statfs } from 'node:fs/promises';

import type { MediaRelays, MediaSettings } from '#contexts/media';

/**
 * A recording is not begun with less, in bytes; an hour of a call with picture takes about 400 MiB
 * for each person.
 */
export const SPACE_TO_START = 1024 ** 3;
/**
 * A recording is stopped before the disk is full, so that everything else can continue, in bytes.
 */
export const SPACE_TO_GO_ON = 256 * 1024 ** 2;

/**
 * Tells if recordings can be made here: the folder for tracks, and whether any media server writes
 * there.
 */
export class RecordingSpace {
  constructor(
    private readonly folder: string,
    private readonly settings: Pick<MediaSettings, 'JANUS_URL' | 'RECORDINGS_FOLDER'>,
    private readonly relays: Pick<MediaRelays, 'janus'>,
  ) {}

  /** True if any media server of this program records. */
  get isAvailable(): boolean {
    const { JANUS_URL, RECORDINGS_FOLDER } = this.settings;
    const isReached = JANUS_URL === undefined || RECORDINGS_FOLDER !== undefined;
    return this.relays.janus !== 'absent' && isReached;
  }

  /** Bytes that are free where tracks are written. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }
}
