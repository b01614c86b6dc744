import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';

import { BoardModule } from '#contexts/board';
import { CalendarModule } from '#contexts/calendar';
import { DirectCalls, type MediaParts } from '#contexts/calls';
import { ChatModule } from '#contexts/chat';
import { DevicesModule } from '#contexts/devices';
import { DocumentsModule } from '#contexts/documents';
import { MediaRelays } from '#contexts/media';
import { PaymentsModule } from '#contexts/payments';
import { PollsModule } from '#contexts/polls';
import { RecordingsModule } from '#contexts/recordings';
import { Mixer, RawTracks, RecordingSpace } from '#contexts/recordings/testing/made-up.js';
import { SessionsModule } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';
import { SmartMeetModule } from '#contexts/smart-meet';
import type { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import { MemoryNodeStore, type NodeParts } from '#platform/cluster/nodes';
import { PublicAddress } from '#platform/operations/start';

/** The contexts of the program that a fixture of visits lacks. */
export const everyContext = (media: MediaParts, calls: DynamicModule) => [
  ...[SettingsModule, SessionsModule, CalendarModule, DocumentsModule, ChatModule, BoardModule],
  ...[DevicesModule, PaymentsModule, PollsModule],
  ...[RecordingsModule.with(media, calls), SmartMeetModule.with(calls)],
];

/** Time is the tests' own: no node is dead for being silent meanwhile. */
const PATIENT = { heartbeatMs: 100, deadAfterMs: 1e9, watchMs: 40 };

export function severalNodes(): NodeParts {
  const store = new MemoryNodeStore();
  return { store, address: (port) => `http://127.0.0.1:${port}`, timing: PATIENT };
}

/** Gives a program what stands in for relays, recorders and disks. */
export async function standIn({ app: { app } }: VisitsFixture, folder: string): Promise<void> {
  app.get(PublicAddress, { strict: false }).announce('https://reception.example.org');
  // Pictures are of no use here, and a third person would need Janus for them.
  const relay = await app.get(MediaRelays, { strict: false }).choose();
  Object.assign(relay, { kind: 'janus', participantsMax: Infinity });
  // So would a consult.
  app.get(DirectCalls, { strict: false }).follow(() => false);
  const space = app.get(RecordingSpace, { strict: false });
  Object.defineProperty(space, 'isAvailable', { value: true });
  space.freeBytes = async () => 1e12;
  const raw = app.get(RawTracks, { strict: false });
  raw.files = async (ids) =>
    ids.map((trackId) => ({ trackId, path: trackId, media: 'audio', isCutOff: false }));
  raw.describe = async ({ trackId }) => ({ name: `${trackId}-audio-0.mjr`, size: 1, hash: 'h' });
  raw.remove = async (trackIds) => trackIds.length;
  app.get(Mixer, { strict: false }).mix = async ({ recordingId }) => {
    // A program that ends may still be at it when the next one begins.
    const work = await mkdtemp(join(folder, recordingId));
    const path = join(work, 'mixed.webm');
    await writeFile(path, '0123456789');
    const dispose = () => rm(work, { recursive: true, force: true });
    return { path, mediaType: 'audio/webm', durationMs: 5_000, dispose };
  };
}
