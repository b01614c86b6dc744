import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RecordType } from '@foyer/contracts/recordings';

import { lengthOf, mixArguments, type Stretch } from '../mixing/mix-plan.js';
import { MixFault } from '../mixing/mix-fault.js';
import { readRawHeader } from '../mixing/raw-header.js';
import { type RawFile, workOf } from './raw-tracks.js';
import { runProgram } from './run-program.js';

export interface Mix {
  readonly recordingId: string;
  readonly type: RecordType;
  readonly files: readonly RawFile[];
  /** Returns the person and the kind of a track's stream, by the id of the track. */
  readonly laneOf: (trackId: string) => string;
  readonly signal: AbortSignal;
  /** Reports its progress, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** The mixed file; it is gone after {@link Mixed.dispose}. */
export interface Mixed {
  readonly path: string;
  readonly mediaType: string;
  readonly durationMs: number;
  dispose(): Promise<void>;
}

/** The paths of the programs; undefined for one that does not exist. */
export interface MixPrograms {
  readonly ffmpeg: string | undefined;
  readonly ffprobe: string | undefined;
  readonly janusPpRec: string | undefined;
}

/** The container that `janus-pp-rec` makes of a codec. */
const CONTAINERS: Readonly<Record<string, string>> = { opus: 'opus', vp8: 'webm', vp9: 'webm' };

type Found = Required<{ readonly [Name in keyof MixPrograms]: string }>;
interface Begun {
  readonly file: RawFile;
  readonly codec: string;
  readonly firstFrameAt: number;
}

/**
 * Makes one media file of the tracks of a recording. `janus-pp-rec` makes media files of what Janus
 * wrote, and FFmpeg mixes them.
 */
export class Mixer {
  /** @param find looks for the programs, each time: they may be installed after a failure */
  constructor(
    private readonly folder: string,
    private readonly find: () => Promise<MixPrograms>,
  ) {}

  /** @throws MixFault when it cannot */
  async mix(mix: Mix): Promise<Mixed> {
    const programs = await this.#programs();
    const work = await mkdtemp(join(this.folder, workOf(mix.recordingId))).catch(
      (error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        const reason = code === 'ENOSPC' ? 'disk-full' : 'mixing-failed';
        throw new MixFault(reason, 'There is no place to mix in');
      },
    );
    const dispose = () => rm(work, { recursive: true, force: true });
    try {
      const stretches = await this.#stretches(mix, programs, work);
      const durationMs = lengthOf(stretches);
      const path = join(work, 'mixed.webm');
      await runProgram(programs.ffmpeg, mixArguments(stretches, mix.type, path), {
        signal: mix.signal,
        onLine: (line) => {
          const [, micros] = /^out_time_us=(\d+)$/.exec(line) ?? [];
          if (micros !== undefined) mix.progress(Math.min(1, Number(micros) / 1000 / durationMs));
        },
      });
      const mediaType = mix.type === 'video' ? 'video/webm' : 'audio/webm';
      return { path, mediaType, durationMs: Math.round(durationMs), dispose };
    } catch (error) {
      await dispose();
      throw error;
    }
  }

  async #programs(): Promise<Found> {
    const { ffmpeg, ffprobe, janusPpRec } = await this.find();
    if (ffmpeg === undefined || ffprobe === undefined || janusPpRec === undefined) {
      throw new MixFault('programs-missing', 'FFmpeg and janus-pp-rec are needed to mix');
    }
    return { ffmpeg, ffprobe, janusPpRec };
  }

  /** @throws MixFault where no frame came into any of the files */
  async #stretches(mix: Mix, programs: Found, work: string): Promise<readonly Stretch[]> {
    const begun = (await Promise.all(mix.files.map(headed))).flatMap((one) => one ?? []);
    if (begun.length === 0) throw new MixFault('nothing-recorded', 'No frame was recorded');
    const start = Math.min(...begun.map(({ firstFrameAt }) => firstFrameAt));
    const stretches: Stretch[] = [];
    for (const { file, codec, firstFrameAt } of begun) {
      const name = `${file.trackId}-${file.media}.${CONTAINERS[codec] ?? 'mp4'}`;
      const path = join(work, name);
      const { signal } = mix;
      await runProgram(programs.janusPpRec, [file.path, path], { signal });
      const lane = mix.laneOf(file.trackId);
      const durationMs = await durationOf(programs.ffprobe, path, signal);
      stretches.push({
        ...{ path, media: file.media, lane, durationMs },
        startMs: firstFrameAt - start,
      });
    }
    return stretches;
  }
}

async function headed(file: RawFile): Promise<Begun | undefined> {
  const header = await readRawHeader(file.path);
  return header && { file, ...header };
}

async function durationOf(ffprobe: string, path: string, signal: AbortSignal): Promise<number> {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  const seconds = Number.parseFloat(await runProgram(ffprobe, args, { signal }));
  if (!Number.isFinite(seconds)) throw new MixFault('mixing-failed', 'A track has no length');
  return seconds * 1000;
}

/** FFmpeg's own prober is in the same folder. */
export const proberBeside = (ffmpeg: string): string => join(dirname(ffmpeg), 'ffprobe');
