import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncFolder } from '@foyer/event-log/durable-files';
import { pipeline } from 'node:stream/promises';

import { Clock } from '#platform/clock';
import type { TrackFile } from '../domain/call-recording.js';

/** A file of a track as a media server wrote it. */
export interface RawFile {
  readonly trackId: string;
  readonly path: string;
  readonly media: 'audio' | 'video';
  /**
   * True if the media server was cut off before it could finish the file; the part that exists can
   * be used.
   */
  readonly isCutOff: boolean;
}

/** A media server has files open that must be mixed; that passes. */
export class TracksUnfinished extends Error {
  constructor() {
    super('Tracks are still being written');
  }
}

/** As Janus names them; `.tmp` while it writes, where it is set so. */
const FILE = /^([\da-f-]{36})-(audio|video)-\d+\.mjr(\.tmp)?$/;
/** A file that has not grown for so long is written no longer, in milliseconds. */
const FINISHED_MS = 2_000;
/** One that is called unfinished, and has not grown for so long, was cut off. */
const CUT_OFF_MS = 15_000;

/** How the names of folders begin in which a recording is mixed. */
export const workOf = (recordingId: string): string => `mix-${recordingId}-`;

/** Has the tracks in the folder that media servers write to, until they are mixed. */
export class RawTracks {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  /**
   * The files of tracks, once they are written no longer.
   * @throws TracksUnfinished where some are written still
   */
  async files(trackIds: readonly string[]): Promise<readonly RawFile[]> {
    const found: RawFile[] = [];
    for (const { name, trackId, media, isUnfinished } of await this.#named(trackIds)) {
      const path = join(this.folder, name);
      const file = await lstat(path);
      // The picture of a person who agreed to sound leads nowhere.
      if (!file.isFile()) continue;
      const quietMs = this.clock.now().getTime() - file.mtimeMs;
      if (quietMs < (isUnfinished ? CUT_OFF_MS : FINISHED_MS)) throw new TracksUnfinished();
      found.push({ trackId, path, media, isCutOff: isUnfinished });
    }
    return found;
  }

  /** Describes a file's present state, so that a later check can tell if it is still the same. */
  async describe({ path }: RawFile, signal?: AbortSignal): Promise<TrackFile> {
    const digest = createHash('sha256');
    let size = 0;
    await pipeline(
      createReadStream(path),
      async (content: AsyncIterable<Buffer>) => {
        for await (const piece of content) {
          digest.update(piece);
          size += piece.length;
        }
      },
      { signal },
    );
    return { name: basename(path), size, hash: digest.digest('base64url') };
  }

  /** Removes the files of tracks. @returns how many there were */
  async remove(trackIds: readonly string[]): Promise<number> {
    const named = await this.#named(trackIds);
    for (const { name } of named) await rm(join(this.folder, name), { force: true });
    if (named.length > 0) await syncFolder(this.folder);
    return named.length;
  }

  /** Removes what a mixing that was cut off left of a recording. */
  async removeWork(recordingId: string): Promise<void> {
    const left = (await this.#names()).filter((name) => name.startsWith(workOf(recordingId)));
    for (const name of left) {
      await rm(join(this.folder, name), { recursive: true, force: true, maxRetries: 3 });
    }
    if (left.length > 0) await syncFolder(this.folder);
  }

  #names(): Promise<readonly string[]> {
    return readdir(this.folder).catch((): string[] => []);
  }

  async #named(trackIds: readonly string[]) {
    const wanted = new Set(trackIds);
    const names = await this.#names();
    return names.flatMap((name) => {
      const [, trackId = '', media, unfinished] = FILE.exec(name) ?? [];
      if (!wanted.has(trackId)) return [];
      const kind = media === 'audio' ? ('audio' as const) : ('video' as const);
      return [{ name, trackId, media: kind, isUnfinished: unfinished !== undefined }];
    });
  }
}
