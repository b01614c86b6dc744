import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { recordingRoutes, type AdminRecording } from '@foyer/contracts/recordings';

import { endCall, hire, openDesk, openPortal } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const { recordingResource } = recordingRoutes;
/** A second of sound takes about as many bytes. */
const SOUND_BYTES = 6_000;

describe('The recording of a call at a kiosk', () => {
  let stage: Stage;
  let raw: string;

  beforeAll(async () => {
    raw = await mkdtemp(join(tmpdir(), 'foyer-recordings-'));
    stage = await Stage.set({ settings: { RECORDINGS_FOLDER: raw } });
  });
  afterAll(async () => {
    await stage.strike();
    await rm(raw, { recursive: true, force: true });
  });

  /** Sound files of which there is something, by the ids of their tracks. */
  const heard = async (): Promise<ReadonlySet<string>> => {
    const sound = (await readdir(raw)).filter((name) => name.includes('-audio-'));
    const sizes = await Promise.all(
      sound.map(async (name) => [name, (await stat(join(raw, name))).size] as const),
    );
    return new Set(
      sizes.filter(([, size]) => size > SOUND_BYTES).map(([name]) => name.slice(0, 36)),
    );
  };
  const settled = async (): Promise<AdminRecording> => {
    const admin = await stage.api();
    let latest: AdminRecording | undefined;
    await eventually(
      'the recording is mixed',
      async () => {
        latest = (await admin.call(recordingResource.list, {}))[0];
        return latest?.status === 'ready' || latest?.status === 'failed';
      },
      60_000,
    );
    return latest!;
  };

  journey(
    'goes on when the media server is killed, has what came before, and is found by its marks',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const portal = await openPortal(stage, [kim]);
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(booth.path);
      const desk = await openDesk(stage, 'kim', kim);
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, kiosk]);

      await pressControl(desk, 'record');
      await desk.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click();
      await kiosk.getByRole('button', { name: 'Agree', exact: true }).click();
      await kiosk.getByText('You are being recorded').waitFor();
      await eventually('both are heard', async () => (await heard()).size === 2);
      await desk.getByTestId('mark-recording').click();
      await desk.getByText(/^Mark set at 0:\d\d$/).waitFor();

      process.kill(await stage.server.janusPid(), 'SIGKILL');
      const interrupted = /Sound and picture are interrupted/;
      await Promise.all([desk, kiosk].map((page) => page.getByText(interrupted).waitFor()));
      await seeEachOther([desk, kiosk], 2_000);
      await eventually('both are heard again', async () => (await heard()).size === 4);
      await kiosk.getByText('You are being recorded').waitFor();
      await pressControl(desk, 'record');

      const recording = await settled();
      expect(recording).toMatchObject({ status: 'ready', stopReason: 'asked', damaged: [] });
      expect(recording.consents.map(({ isRecorded }) => isRecorded)).toEqual([true, true]);
      const [mark] = recording.marks;
      expect(recording.marks).toHaveLength(1);
      expect(mark?.at).toBeLessThan(recording.duration);
      await eventually('tracks are removed', async () => (await readdir(raw)).length === 0);
      await endCall(desk);

      const log = await stage.staffPage('call log', kim.token);
      await log.goto('/vblh/calls/log');
      await log.getByRole('button', { name: 'Just look around' }).click();
      await log.getByRole('button', { name: /Audio recording/ }).click();
      const player = log.getByTestId('recording-player');
      await log.getByTestId('marks').getByRole('button').click();
      const at = () => player.evaluate((video: HTMLVideoElement) => video.currentTime * 1000);
      await eventually('it is played from the mark', async () => (await at()) >= (mark?.at ?? 0));
      await player.evaluate((video: HTMLVideoElement) => video.pause());
      await log.getByRole('button', { name: 'Mark this moment' }).click();
      await eventually(
        'there are two marks',
        async () => (await log.getByTestId('marks').getByRole('listitem').count()) === 2,
      );
    },
  );
});
