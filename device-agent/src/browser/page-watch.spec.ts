import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KioskHeartbeat } from '@foyer/contracts/local';

import { PAGE_ERROR_MS, PAGE_LOADING_MS, PAGE_SILENT_MS, PageWatch } from './page-watch.js';
import { sampleHeartbeat } from './testing/sample-heartbeat.js';

/** A picture, and which one it is. */
const camera = (hash: string, frame = hash): Partial<KioskHeartbeat> => ({
  frames: [{ source: 'userCam', hash: hash + frame }],
});

describe('the watch of a page', () => {
  let watch: PageWatch;
  beforeEach(() => {
    watch = new PageWatch(0);
  });
  /** The page speaks each second. */
  const speak = (
    from: number,
    to: number,
    say: (second: number) => Partial<KioskHeartbeat>,
  ): void => {
    for (let second = from; second <= to; second += 1) {
      watch.hear({ ...sampleHeartbeat, ...say(second) }, second * 1_000);
    }
  };

  it('gives a page time to load, and then finds it silent', () => {
    expect(watch.trouble(PAGE_LOADING_MS - 1)).toBeNull();
    expect(watch.trouble(PAGE_LOADING_MS)).toEqual({ kind: 'silent' });
  });

  it('finds a page silent that has stopped to speak', () => {
    speak(1, 5, () => ({}));
    expect(watch.trouble(5_000 + PAGE_SILENT_MS - 1)).toBeNull();
    expect(watch.trouble(5_000 + PAGE_SILENT_MS)).toEqual({ kind: 'silent' });
  });

  it('finds a camera frozen within 5 s if its picture is still', () => {
    speak(1, 3, (second) => camera(`0000000${second}`));
    speak(4, 8, () => camera('00000003'));
    expect(watch.trouble(5_999)).toBeNull();
    expect(watch.trouble(8_000)).toEqual({ kind: 'frozen', source: 'userCam' });
    expect(watch.frozen(8_000)).toEqual(['userCam']);
  });

  it('distinguishes a dead page from a camera with a still picture', () => {
    speak(1, 5, (second) => camera(`0000000${second}`));
    for (let now = 5_000; now < 5_000 + PAGE_SILENT_MS; now += 500) {
      expect([watch.trouble(now), watch.frozen(now)]).toEqual([null, []]);
    }
    expect(watch.trouble(60_000)).toEqual({ kind: 'silent' });
    expect(watch.frozen(60_000)).toEqual([]);
  });

  it('finds nothing wrong with a camera that moves or is off', () => {
    speak(1, 10, (second) => camera(`000000${second + 10}`));
    speak(11, 20, () => ({}));
    expect(watch.trouble(20_000)).toBeNull();
  });

  it('accepts a camera if nothing moves in front of it, or if its pictures are not counted', () => {
    speak(1, 60, (second) => camera('00000000', `000000${second + 10}`));
    expect(watch.trouble(60_000)).toBeNull();
    speak(61, 120, () => camera('00000000', ''));
    expect([watch.trouble(120_000), watch.frozen(120_000)]).toEqual([null, []]);
  });

  it('takes a page for well in all else that complains of its camera', () => {
    const complaint = { clientStatus: 'IN_ERROR', errorNote: 'Stream is frozen' } as const;
    speak(1, 40, () => complaint);
    expect(watch.trouble(40_000)).toEqual({ kind: 'frozen', source: 'userCam' });
  });

  it('knows if a person is in a call on the page', () => {
    expect(watch.isInCall).toBe(false);
    speak(1, 1, () => ({ callId: '0199a000-0000-7000-8000-000000000003' }));
    expect(watch.isInCall).toBe(true);
  });

  it('gives a new track time to show that it moves', () => {
    speak(1, 6, () => camera('00000001'));
    watch.trackRestarted('userCam');
    speak(7, 7, () => camera('00000001'));
    expect(watch.trouble(7_000)).toBeNull();
    speak(8, 10, () => camera('00000001'));
    expect(watch.trouble(10_000)).toEqual({ kind: 'frozen', source: 'userCam' });
  });

  it('gives a page some time to leave its error without help', () => {
    const seconds = PAGE_ERROR_MS / 1_000;
    speak(1, seconds, () => ({ clientStatus: 'IN_ERROR' }));
    expect(watch.trouble(seconds * 1_000)).toBeNull();
    speak(seconds + 1, seconds + 2, () => ({ clientStatus: 'IN_ERROR' }));
    expect(watch.trouble((seconds + 2) * 1_000)).toEqual({ kind: 'error' });
  });

  it('forgets what was when the page loads', () => {
    speak(1, 6, () => camera('00000001'));
    watch.loading(6_000);
    expect(watch.heartbeat).toBeUndefined();
    expect(watch.trouble(6_000 + PAGE_LOADING_MS - 1)).toBeNull();
  });
});
