import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { Clock } from '../../../platform/clock/index.js';
import { RawTracks, TracksUnfinished, type RawFile } from '../ports/raw-tracks.js';

/** As Janus names them; `.tmp` while it writes, where it is set so. */
const FILE = /^([\da-f-]{36})-(audio|video)-\d+\.mjr(\.tmp)?$/;
/** A file that has not grown for so long is written no longer, in milliseconds. */
const FINISHED_MS = 2_000;
/** One that is called unfinished, and has not grown for so long, was cut off. */
const CUT_OFF_MS = 15_000;

/** Tracks in the folder that media servers write to. */
export class FolderRawTracks extends RawTracks {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async files(trackIds: readonly string[]): Promise<readonly RawFile[]> {
    const found: RawFile[] = [];
    for (const { name, trackId, media, isUnfinished } of await this.#named(trackIds)) {
      const path = join(this.folder, name);
      const file = await lstat(path);
      // The picture of somebody who agreed to sound leads nowhere.
      if (!file.isFile()) continue;
      const quietMs = this.clock.now().getTime() - file.mtimeMs;
      if (quietMs < (isUnfinished ? CUT_OFF_MS : FINISHED_MS)) throw new TracksUnfinished();
      found.push({ trackId, path, media, isCutOff: isUnfinished });
    }
    return found;
  }

  async remove(trackIds: readonly string[]): Promise<void> {
    for (const { name } of await this.#named(trackIds)) {
      await rm(join(this.folder, name), { force: true });
    }
  }

  async #named(trackIds: readonly string[]) {
    const wanted = new Set(trackIds);
    const names = await readdir(this.folder).catch((): string[] => []);
    return names.flatMap((name) => {
      const [, trackId = '', media, unfinished] = FILE.exec(name) ?? [];
      if (!wanted.has(trackId)) return [];
      const kind = media === 'audio' ? ('audio' as const) : ('video' as const);
      return [{ name, trackId, media: kind, isUnfinished: unfinished !== undefined }];
    });
  }
}
