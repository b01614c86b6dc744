import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncFolder } from '@foyer/event-log/durable-files';
import { pipeline } from 'node:stream/promises';

import { Clock } from '#platform/clock';
import type { TrackFile } from '../domain/call-recording.js';
import { RawTracks, TracksUnfinished, type RawFile } from '../ports/raw-tracks.js';

/** As Janus names them; `.tmp` while it writes, where it is set so. */
const FILE = /^([\da-f-]{36})-(audio|video)-\d+\.mjr(\.tmp)?$/;
/** A file that has not grown for so long is written no longer, in milliseconds. */
const FINISHED_MS = 2_000;
/** One that is called unfinished, and has not grown for so long, was cut off. */
const CUT_OFF_MS = 15_000;

/** How the names of folders begin in which a recording is mixed. */
export const workOf = (recordingId: string): string => `mix-${recordingId}-`;

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
      // The picture of a person who agreed to sound leads nowhere.
      if (!file.isFile()) continue;
      const quietMs = this.clock.now().getTime() - file.mtimeMs;
      if (quietMs < (isUnfinished ? CUT_OFF_MS : FINISHED_MS)) throw new TracksUnfinished();
      found.push({ trackId, path, media, isCutOff: isUnfinished });
    }
    return found;
  }

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

  async remove(trackIds: readonly string[]): Promise<number> {
    const named = await this.#named(trackIds);
    for (const { name } of named) await rm(join(this.folder, name), { force: true });
    if (named.length > 0) await syncFolder(this.folder);
    return named.length;
  }

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
