import { expect, test } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';

import { CountingId } from '#platform/testing/counting-id.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { eventually } from '#platform/testing/eventually.js';
import { SPACE_TO_GO_ON, type RecordingSpace } from '../adapters/recording-space.js';
import type { CallRecorder } from './call-recorder.js';
import { LOOK_AT_SPACE_MS, WatchRecordingSpace } from './watch-recording-space.js';

test('recordings are stopped before the disk is full, and only then', async () => {
  const clock = new ManualClock();
  const stopped: unknown[] = [];
  let [free, looks] = [SPACE_TO_GO_ON, 0];
  const freeBytes = async () => {
    looks += 1;
    return free;
  };
  const space: Pick<RecordingSpace, 'isAvailable' | 'freeBytes'> = { isAvailable: true, freeBytes };
  const watch = new WatchRecordingSpace(
    { callIds: ['one', 'two'] } as unknown as CallRecorder,
    space as RecordingSpace,
    {
      execute: async ({ data }: { data: unknown }) => void stopped.push(data),
    } as never as CommandBus,
    new CountingId(),
    clock,
    new SilentLog(),
  );
  watch.onApplicationBootstrap();
  const look = async () => {
    const before = looks;
    await eventually('the next look is planned', () => clock.pending === 1);
    clock.advance(LOOK_AT_SPACE_MS);
    await eventually('it was looked', () => looks > before && clock.pending === 1);
  };
  await look();
  expect(stopped).toEqual([]);
  free -= 1;
  await look();
  expect(stopped).toEqual([
    { callId: 'one', by: null, reason: 'disk-full' },
    { callId: 'two', by: null, reason: 'disk-full' },
  ]);
  watch.onModuleDestroy();
  expect(clock.pending).toBe(0);
});
