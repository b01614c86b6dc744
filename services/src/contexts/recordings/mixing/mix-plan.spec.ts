import { expect, test } from '@jest/globals';

import { lengthOf, mixArguments, type Stretch } from './mix-plan.js';
import { rawHeaderIn } from './raw-header.js';

const stretch = (media: 'audio' | 'video', lane: string, startMs: number): Stretch => ({
  ...{ media, lane, startMs, path: `${lane}-${media}`, durationMs: 2_000 },
});
const filterOf = (all: readonly Stretch[], type: 'audio' | 'video') => {
  const args = mixArguments(all, type, 'out.webm');
  return args[args.indexOf('-filter_complex') + 1]!;
};

test('voices are put where they were', () => {
  const filter = filterOf([stretch('audio', 'kim', 0), stretch('audio', 'ada', 1_500.4)], 'audio');
  expect(filter).toContain('adelay=1500:all=1[a1]');
  expect(filter).toContain('amix=inputs=2');
});

test('a recording of sound takes no picture, even where one is there', () => {
  const args = mixArguments(
    [stretch('audio', 'kim', 0), stretch('video', 'kim', 0)],
    'audio',
    'out.webm',
  );
  expect(args).not.toContain('kim-video');
  expect(args).not.toContain('libvpx');
});

test('keeps pictures of one person in one place, and those of others next to it', () => {
  const all = [
    stretch('video', 'kim', 0),
    stretch('video', 'ada', 1_000),
    stretch('video', 'kim', 3_000),
  ];
  expect(lengthOf(all)).toBe(5_000);
  const filter = filterOf(all, 'video');
  expect(filter).toContain("[v0]overlay=0:0:eof_action=pass:enable='between(t,0.000,2.000)'");
  expect(filter).toContain("[v1]overlay=640:0:eof_action=pass:enable='between(t,1.000,3.000)'");
  expect(filter).toContain("[v2]overlay=0:0:eof_action=pass:enable='between(t,3.000,5.000)'");
});

test('the beginning of a file says what is in it, and since when', () => {
  const header = JSON.stringify({ t: 'a', c: 'opus', s: 5, u: 1_700_000_000_123_456 });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(header.length);
  const bytes = Buffer.concat([Buffer.from('MJR00002'), length, Buffer.from(header)]);
  expect(rawHeaderIn(bytes)).toEqual({ codec: 'opus', firstFrameAt: 1_700_000_000_123.456 });
  for (const broken of [bytes.subarray(0, 8), bytes.subarray(0, 30), Buffer.from('RIFF12345678')]) {
    expect(rawHeaderIn(broken)).toBeUndefined();
  }
});
