import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { BrowserPeers } from '../testing/browser-peers.js';
import { janusToTestWith, startJanus, type JanusForTests } from '../testing/janus-for-tests.js';
import { holdCall } from '../testing/relayed-call.js';

const run = promisify(execFile);
const program = await janusToTestWith();

if (program === undefined) {
  const missing = 'Janus is missing: recording is not tested (install janus and janus-tools)';
  if (process.env.CI === 'true') test(missing, () => expect(program).toBeDefined());
  else test.skip(missing, () => undefined);
} else {
  describe('Recording through Janus', () => {
    let peers: BrowserPeers;
    let under: JanusForTests;

    beforeAll(async () => {
      peers = await BrowserPeers.open();
      under = await startJanus(program);
    });
    afterAll(async () => {
      await under.close();
      await peers.close();
    });

    /** Files of a track, once there are some and Janus has them open no longer. */
    const finished = async (trackId: string): Promise<readonly string[]> => {
      let files: readonly string[] = [];
      await eventually('the track is finished', async () => {
        const all = await readdir(under.recordings);
        files = all.filter((name) => name.startsWith(trackId)).toSorted();
        return files.length > 0 && files.every((name) => name.endsWith('.mjr'));
      });
      return files;
    };
    const sizeOf = async (name: string) => (await lstat(join(under.recordings, name))).size;
    const grown = async (name: string, beyond: number) => {
      const grows = async () => (await sizeOf(name).catch(() => 0)) > beyond;
      await eventually(`${name} grows`, grows);
    };

    test('records whom it is told to, and no one else', async () => {
      const { callId, meet, visitor, close } = holdCall(under.relay, peers);
      await meet();
      const trackId = randomUUID();
      const recorder = under.relay.recorder(callId);
      await recorder?.record(visitor.id, 'userCam', { trackId, withVideo: true });
      await grown(`${trackId}-video-1.mjr.tmp`, 20_000);
      await recorder?.stop(visitor.id, 'userCam');
      const files = await finished(trackId);
      expect(files).toEqual([`${trackId}-audio-0.mjr`, `${trackId}-video-1.mjr`]);
      const all = await readdir(under.recordings);
      expect(all.every((name) => name.startsWith(trackId))).toBe(true);
      const { stdout } = await run('janus-pp-rec', [
        '-j',
        join(under.recordings, `${trackId}-audio-0.mjr`),
      ]);
      expect(stdout).toContain('opus');
      await close();
    });

    test('brings nothing of a picture to the disk where only sound is recorded', async () => {
      const { callId, meet, visitor, close } = holdCall(under.relay, peers);
      await meet();
      const trackId = randomUUID();
      const recorder = under.relay.recorder(callId);
      await recorder?.record(visitor.id, 'userCam', { trackId, withVideo: false });
      await grown(`${trackId}-audio-0.mjr.tmp`, 5_000);
      under.relay.stop(callId, visitor.id, 'userCam');
      const [audio, video] = await finished(trackId);
      expect(await sizeOf(audio!)).toBeGreaterThan(5_000);
      expect((await lstat(join(under.recordings, video!))).isSymbolicLink()).toBe(true);
      await close();
    });
  });
}
