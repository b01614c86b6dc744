import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Module } from '@nestjs/common';
import { eventDefinitions } from '@foyer/contracts/events';
import { allProjections } from '@foyer/projections';

import { Freshness } from '#platform/cqrs/projections';
import { PlatformModule } from '#platform';
import { bootTestApp, type TestApp } from '#platform/testing/test-app.js';
import { CallOrigins, CallsModule, readMediaSettings } from '#contexts/calls';
import { PeopleInCalls, type Somebody } from '#contexts/calls/testing/people-in-calls.js';
import { IdentityModule } from '#contexts/identity';
import { Mixer, type Mix } from '../adapters/mixer.js';
import { MixFault } from '../mixing/mix-fault.js';
import { RawTracks } from '../adapters/raw-tracks.js';
import { RecordingSpace } from '../adapters/recording-space.js';
import { RecordingsModule } from '../recordings.module.js';

export { type Somebody } from '#contexts/calls/testing/people-in-calls.js';

/** The content of a recording in these tests. */
export const CONTENT = Buffer.from('0123456789');

/** The program with calls and recordings in it; media are simulated. */
export class RecordingsFixture extends PeopleInCalls {
  /** The fault with which mixing fails; it succeeds by default. */
  mixFails: MixFault | undefined;
  readonly mixed: Mix[] = [];
  /** Tracks whose files are others now than those that were written. */
  readonly swapped = new Set<string>();
  /** Tracks that were removed. */
  readonly removed: string[] = [];
  freeBytes = 1e12;

  private constructor(
    test: TestApp,
    readonly folder: string,
  ) {
    super(test);
  }

  static async open(): Promise<RecordingsFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-recordings-'));
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: folder };
    const test = await bootTestApp({
      projections: allProjections,
      environment: { FOYER_DATA: folder },
      program: (core) => {
        const calls = CallsModule.with(media);
        return {
          module: Around,
          imports: [
            PlatformModule.with(core),
            IdentityModule,
            calls,
            RecordingsModule.with(media, calls),
          ],
        };
      },
    });
    test.app.get(CallOrigins).register({ kind: 'queue', streams: () => ({}) });
    const fixture = new RecordingsFixture(test, folder);
    fixture.#makeUp();
    return fixture;
  }

  #makeUp(): void {
    const { app } = this.test;
    const space = app.get(RecordingSpace);
    Object.defineProperty(space, 'isAvailable', { value: true });
    space.freeBytes = async () => this.freeBytes;
    const raw = app.get(RawTracks);
    raw.files = async (trackIds) =>
      trackIds.map((trackId) => ({ trackId, path: trackId, media: 'audio', isCutOff: false }));
    raw.describe = async ({ trackId }) => {
      const hash = this.swapped.has(trackId) ? 'another' : 'as written';
      return { name: `${trackId}-audio-0.mjr`, size: 1, hash };
    };
    raw.remove = async (trackIds) => this.removed.push(...trackIds);
    app.get(Mixer).mix = async (mix) => {
      if (this.mixFails) throw this.mixFails;
      this.mixed.push(mix);
      const path = join(this.folder, mix.recordingId);
      await writeFile(path, CONTENT);
      const dispose = () => rm(path);
      return { path, mediaType: 'audio/webm', durationMs: 5_000, dispose };
    };
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  /** An event of another context, as if it had happened there. */
  async append(stream: string, type: string, data: object): Promise<void> {
    const id = randomUUID();
    const at = this.test.clock.now().toISOString();
    const schemaVersion = eventDefinitions.get(type)?.version ?? 1;
    const actor = { type: 'system', id: 'test' } as const;
    const metadata = { causationId: id, correlationId: id, actor, at, schemaVersion };
    const { position } = await this.test.eventLog.append([
      { stream, expectedRevision: 'any', events: [{ id, type, data: { ...data }, metadata }] },
    ]);
    await this.test.app.get(Freshness).waitFor(position);
  }

  async call(
    route: `${string} /${string}`,
    by: Pick<Somebody, 'headers'>,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ) {
    const { said, bytes, ...answer } = await this.ask(route, by, body, more);
    return { ...answer, text: Buffer.from(bytes).toString(), body: said as Answered };
  }
}

/** As much of an answer as tests look at. */
export interface Answered {
  readonly state: string;
  readonly status: string;
  readonly failure: string | null;
  readonly recordingId: string;
  readonly address: string;
  readonly days: number | null;
  readonly docs: readonly { readonly _id: string; readonly status: string }[];
  readonly errors?: { readonly code: string };
}

@Module({})
class Around {}
