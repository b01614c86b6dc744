import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { recordingRoutes, type AdminRecording } from '@foyer/contracts/recordings';
import { fullPath } from '@foyer/contracts/schema';
import type { Page } from 'playwright-core';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { sidewaysAt } from '../../tools/journeys/harness/sideways.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const run = promisify(execFile);
const { recordingResource } = recordingRoutes;

/** Two calls' worth of a journey: what was recorded is mixed as well. */
const WITHIN_MS = 240_000;

describe('Recording', () => {
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

  const start = async (desk: Page, what: 'Sound only' | 'Sound and picture') => {
    await pressControl(desk, 'record');
    const dialog = desk.getByRole('dialog');
    await dialog.getByText(what).click();
    await dialog.getByRole('button', { name: 'Start recording' }).click();
  };
  const state = (page: Page, wanted: string) =>
    page
      .locator(`[data-testid="recording"][data-state="${wanted}"]`)
      .waitFor({ state: 'attached' });
  /** The latest recording, once it has become something. */
  const settled = async (): Promise<AdminRecording> => {
    const admin = await stage.api();
    let latest: AdminRecording | undefined;
    await eventually(
      'the recording is mixed',
      async () => {
        const query = { sort: JSON.stringify(['date', 'DESC']) };
        latest = (await admin.call(recordingResource.list, { query }))[0];
        return latest?.status === 'ready' || latest?.status === 'failed';
      },
      // A busy machine mixes pictures slower than they were taken.
      120_000,
    );
    return latest!;
  };
  const bytesOf = async (id: string, range: string) => {
    const token = await stage.admin();
    const path = fullPath(recordingRoutes.getRecordingMedia).replace('{id}', id);
    const answer = await fetch(`${stage.server.origin}${path}`, {
      headers: { authorization: `Bearer ${token}`, range },
    });
    return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
  };
  const probe = async (content: Buffer) => {
    const file = join(raw, 'probed.webm');
    await writeFile(file, content);
    const args = ['-v', 'error', '-show_entries', 'stream=codec_type:format=duration'];
    const { stdout } = await run('ffprobe', [...args, '-of', 'json', file]);
    await rm(file);
    const { streams, format } = JSON.parse(stdout) as {
      streams: { codec_type: string }[];
      format: { duration: string };
    };
    const kinds = streams.map(({ codec_type }) => codec_type).toSorted();
    return { kinds, seconds: Number(format.duration) };
  };

  journey(
    'asks, records who agreed, and is played in the console',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      await start(desk, 'Sound and picture');
      await visitor.getByText('would like to record sound and picture of this call').waitFor();
      await desk.getByTestId('consents').getByText('Vera Visitor: no answer yet').waitFor();
      await state(desk, 'STARTED');
      await visitor.getByRole('button', { name: 'Agree', exact: true }).click();
      await visitor.getByText('You are being recorded').waitFor();
      await desk.getByTestId('consents').getByText('Vera Visitor: agreed').waitFor();
      await visitor
        .getByTestId('recording')
        .getByText(/0:(0[5-9]|[1-5])|[1-9]:/)
        .waitFor();

      await visitor.getByRole('button', { name: 'Withdraw consent to the recording' }).click();
      await visitor.getByText('You are not being recorded').waitFor();
      await pressControl(desk, 'record');
      await state(desk, 'REST');

      const recording = await settled();
      expect(recording).toMatchObject({ status: 'ready', type: 'video', stopReason: 'asked' });
      expect(recording.consents.map(({ consent }) => consent).toSorted()).toEqual([
        'agreed',
        'withdrawn',
      ]);
      expect(recording.participants).toContain('Vera Visitor');
      const { status, content } = await bytesOf(recording.id, '');
      expect(status).toBe(200);
      const { kinds, seconds } = await probe(content);
      expect(kinds).toEqual(['audio', 'video']);
      expect(Math.abs(seconds * 1000 - recording.duration)).toBeLessThan(500);
      expect(seconds).toBeGreaterThan(4);
      const part = await bytesOf(recording.id, 'bytes=4-11');
      expect(part.status).toBe(206);
      expect(part.content).toEqual(content.subarray(4, 12));
      // The tracks are removed completely.
      await eventually('tracks are removed', async () => (await readdir(raw)).length === 0);

      const auditor = await hire(stage, 'auditor');
      const page = await stage.staffPage('auditor', auditor.token);
      await page.goto('/vblh/console/recordings');
      await page.getByRole('link', { name: recording.fileName }).waitFor();
      expect(await sidewaysAt(page)).toEqual([]);
      await page.getByRole('link', { name: recording.fileName }).click();
      const player = page.getByTestId('recording-player');
      await player.waitFor();
      await player.evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        video.currentTime = 2;
        await video.play();
      });
      await eventually('it is played', () =>
        player.evaluate((video: HTMLVideoElement) => video.currentTime > 2.5),
      );
      // An auditor deletes nothing.
      expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);

      const console_ = await stage.consolePage('admin', `recordings/${recording.id}/show`);
      await console_.getByRole('button', { name: 'Delete' }).click();
      await console_.getByRole('button', { name: 'Confirm' }).click();
      await console_.waitForURL(/\/recordings$/);
      expect((await bytesOf(recording.id, '')).status).toBe(404);
    },
    WITHIN_MS,
  );

  journey(
    'has nothing of who refuses, and ends with its initiator',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      await start(desk, 'Sound only');
      await visitor.getByText('would like to record the sound of this call').waitFor();
      await visitor.getByRole('button', { name: 'Do not agree' }).click();
      await visitor.getByText('You are not being recorded').waitFor();
      await desk
        .getByTestId('recording')
        .getByText(/0:(0[3-9]|[1-5])|[1-9]:/)
        .waitFor();
      const tracks = new Set((await readdir(raw)).map((name) => name.slice(0, 36)));
      expect(tracks.size).toBe(1);
      await endCall(desk);

      const recording = await settled();
      expect(recording).toMatchObject({ status: 'ready', type: 'audio', stopReason: 'call-ended' });
      expect(recording.participants).toEqual([`Kim ${kim.lastName}`]);
      const { kinds } = await probe((await bytesOf(recording.id, '')).content);
      expect(kinds).toEqual(['audio']);
    },
    WITHIN_MS,
  );
});
