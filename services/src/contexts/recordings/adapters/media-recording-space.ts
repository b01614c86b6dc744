import { statfs } from 'node:fs/promises';

import type { MediaRelays, MediaSettings } from '#contexts/media';
import { RecordingSpace } from '../ports/recording-space.js';

/** The folder in which tracks are written, and whether any media server writes there. */
export class MediaRecordingSpace extends RecordingSpace {
  constructor(
    private readonly folder: string,
    private readonly settings: Pick<MediaSettings, 'JANUS_URL' | 'RECORDINGS_FOLDER'>,
    private readonly relays: Pick<MediaRelays, 'janus'>,
  ) {
    super();
  }

  get isAvailable(): boolean {
    const { JANUS_URL, RECORDINGS_FOLDER } = this.settings;
    const isReached = JANUS_URL === undefined || RECORDINGS_FOLDER !== undefined;
    return this.relays.janus !== 'absent' && isReached;
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }
}
