import type { BrowserContext, Page } from 'playwright-core';

import { eventually } from './eventually.js';

/** Keeps hold of every peer connection that a page makes; nothing else of the page is touched. */
export const PROBE = `(() => {
  const all = new Set();
  const closing = new Map();
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(...args) { super(...args); all.add(this); }
    close() { super.close(); closing.get(this)?.(); }
  };
  window.mediaProbe = async () => {
    let frames = 0, samples = 0, codec = null, open = 0;
    for (const connection of all) {
      if (connection.connectionState === 'closed') continue;
      open += 1;
      // Firefox never answers where a connection is closed meanwhile.
      const closed = new Promise((resolve) => closing.set(connection, resolve));
      const report = await Promise.race([connection.getStats(), closed]);
      if (report === undefined) continue;
      for (const each of report.values()) {
        if (each.type !== 'inbound-rtp') continue;
        frames += each.framesDecoded ?? 0;
        samples += each.kind === 'audio' ? each.totalSamplesReceived ?? 0 : 0;
        if (each.kind === 'video' && each.codecId) codec = report.get(each.codecId)?.mimeType ?? codec;
      }
    }
    return { frames, samples, codec, open };
  };
  const localEnds = async () => {
    const open = [...all].filter(({ connectionState }) => connectionState !== 'closed');
    const reports = await Promise.all(open.map((connection) => connection.getStats()));
    return reports.flatMap((report) => {
      const transport = [...report.values()].find(({ type }) => type === 'transport');
      const pair = report.get(transport?.selectedCandidatePairId);
      return report.get(pair?.localCandidateId) ?? [];
    });
  };
  window.localPorts = async () => (await localEnds()).map(({ port }) => port);
  window.waysTaken = async () => (await localEnds()).map(({ candidateType }) => candidateType);
  window.pictureProbe = async () => {
    const pictures = [];
    for (const box of document.querySelectorAll('[data-picture]')) {
      const track = box.querySelector('video')?.srcObject?.getVideoTracks()[0];
      if (!track) continue;
      for (const connection of all) {
        const receiver = connection.getReceivers().find((each) => each.track === track);
        if (!receiver) continue;
        for (const each of (await receiver.getStats()).values()) {
          if (each.type === 'inbound-rtp') pictures.push([box.dataset.picture, each.framesDecoded ?? 0]);
        }
      }
    }
    return pictures;
  };
})()`;

/** Totals that a page has received over its open connections. */
export interface Received {
  /**
   * Pictures decoded. A playing video element alone proves nothing: its clock runs on without any.
   */
  readonly frames: number;
  /** Samples of sound. */
  readonly samples: number;
  readonly codec: string | null;
  /** Open peer connections. */
  readonly open: number;
}

/** A page that runs code, of any browser and any library that steers one. */
interface Evaluating {
  evaluate(code: string): Promise<unknown>;
}

/** Lets {@link received} look into every page of a context. */
export async function probeMedia(context: BrowserContext): Promise<void> {
  await context.addInitScript(PROBE);
}

export async function received(page: Evaluating): Promise<Received> {
  return (await page.evaluate('window.mediaProbe()')) as Received;
}

/**
 * Frames decoded of each picture of a call of several, by its key; also of those that are not in
 * sight.
 */
export async function picturesOf(page: Page): Promise<ReadonlyMap<string, number>> {
  return new Map<string, number>(await page.evaluate('window.pictureProbe()'));
}

/**
 * The codec that cameras are sent with: H.264, and VP8 where a browser has none. Chromium builds
 * differ in what they bring along.
 */
export async function codecAskedFor(page: Page): Promise<string> {
  const all: string[] = await page.evaluate(() =>
    [RTCRtpSender, RTCRtpReceiver].flatMap((side) => [
      ...new Set(side.getCapabilities('video')?.codecs.map(({ mimeType }) => mimeType)),
    ]),
  );
  return all.filter((name) => name === 'video/H264').length === 2 ? 'video/H264' : 'video/VP8';
}

/** Pictures come every 100 ms; a question that comes more often takes time from them. */
const EVERY_MS = 200;
const WITHIN_MS = 45_000;

/** Waits until pictures and sound arrive on every page, and continue for `ms`. */
export async function seeEachOther(pages: readonly Evaluating[], ms = 0): Promise<void> {
  const arrive = async () =>
    (await Promise.all(pages.map(received))).every(
      ({ frames, samples }) => frames > 5 && samples > 0,
    );
  await eventually('pictures arrive on every page', arrive, WITHIN_MS, EVERY_MS);
  let before = await Promise.all(pages.map(received));
  await new Promise((resolve) => setTimeout(resolve, ms));
  const goOn = async () => {
    const now = await Promise.all(pages.map(received));
    // A page that has reconnected in the meantime counts from the new connection on.
    before = before.map((then, index) => {
      const latest = now[index];
      return latest !== undefined && latest.frames < then.frames ? latest : then;
    });
    return now.every(({ frames, samples }, index) => {
      const then = before[index];
      // Half of what a slow machine sends; a picture that stands still has none.
      return then && frames >= then.frames + 3 + ms / 200 && samples > then.samples;
    });
  };
  await eventually('pictures and sound go on arriving', goOn, WITHIN_MS, EVERY_MS);
}
