import { randomUUID } from 'node:crypto';

import type { IceCandidate } from '@foyer/contracts/calls';
import type { Browser, Page } from 'playwright-core';

import type { TestPeer } from './test-peer.js';

/** Of the environment that suites with a browser run in. */
declare const openBrowser: () => Promise<Browser>;

/**
 * The code that runs in the page: peer connections by name, fed by a canvas that moves and a tone.
 */
const PAGE = `
const peers = new Map();
const stream = (() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  let n = 0;
  setInterval(() => { pen.fillStyle = 'hsl(' + (n * 7) % 360 + ' 80% 50%)'; pen.fillRect(n++ % 320, 0, 40, 180); }, 40);
  const audio = new AudioContext();
  const out = audio.createMediaStreamDestination();
  const tone = audio.createOscillator();
  tone.connect(out); tone.start();
  return new MediaStream([...canvas.captureStream(25).getTracks(), ...out.stream.getTracks()]);
})();
function peer(id) {
  let pc = peers.get(id);
  if (!pc) {
    pc = new RTCPeerConnection();
    peers.set(id, pc);
    pc.onicecandidate = ({ candidate }) => window.candidateFound(id, candidate && candidate.toJSON());
  }
  return pc;
}
window.media = {
  offer: async (id) => {
    const pc = peer(id);
    if (pc.getTransceivers().length > 0) return window.media.restart(id);
    for (const track of stream.getTracks()) pc.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
    await pc.setLocalDescription();
    return pc.localDescription.sdp;
  },
  restart: async (id) => {
    const pc = peer(id);
    pc.restartIce();
    await pc.setLocalDescription();
    return pc.localDescription.sdp;
  },
  fragments: async (id) => {
    const report = await peer(id).getStats();
    const all = [...report.values()];
    const pair = all.find((each) => each.type === 'candidate-pair' && each.id === all.find(({ type }) => type === 'transport').selectedCandidatePairId);
    return { local: pair && report.get(pair.localCandidateId).usernameFragment, remote: peer(id).remoteDescription.sdp.match(/ice-ufrag:(\\S+)/)[1] };
  },
  accept: (id, sdp) => peer(id).setRemoteDescription({ type: 'answer', sdp }),
  answer: async (id, sdp) => {
    const pc = peer(id);
    await pc.setRemoteDescription({ type: 'offer', sdp });
    await pc.setLocalDescription();
    return pc.localDescription.sdp;
  },
  candidate: (id, candidate) => peer(id).addIceCandidate(candidate),
  frames: async (id) => {
    const report = await peer(id).getStats();
    return [...report.values()].reduce((sum, each) => sum + (each.type === 'inbound-rtp' && each.framesDecoded || 0), 0);
  },
  sent: async (id) => {
    const report = await peer(id).getStats();
    return [...report.values()].reduce((sum, each) => sum + (each.type === 'outbound-rtp' && each.framesSent || 0), 0);
  },
  silence: (id) => Promise.all(peer(id).getSenders().map((sender) => sender.replaceTrack(null))),
  close: (id) => { peer(id).close(); peers.delete(id); },
};`;

type Call =
  | 'offer'
  | 'restart'
  | 'fragments'
  | 'accept'
  | 'answer'
  | 'candidate'
  | 'frames'
  | 'sent'
  | 'silence'
  | 'close';

/** A real peer connection of a browser. */
export interface BrowserPeer extends TestPeer {
  /** Sends nothing more over a connection that stays. */
  silence(): Promise<void>;
  /** Another offer, with other ICE credentials. */
  restart(): Promise<string>;
  /** The ICE credentials by which the connection stands. */
  usernameFragments(): Promise<{ readonly local?: string; readonly remote: string }>;
  /** Pictures sent so far. */
  framesSent(): Promise<number>;
}

/** Real peer connections in a page of a browser. */
export class BrowserPeers {
  readonly #listeners = new Map<string, (candidate: IceCandidate | null) => void>();

  private constructor(readonly page: Page) {}

  static async open(): Promise<BrowserPeers> {
    const browser = await openBrowser();
    const page = await browser.newPage();
    const peers = new BrowserPeers(page);
    await page.exposeFunction('candidateFound', (id: string, candidate: IceCandidate | null) => {
      if (candidate?.candidate === '') return;
      peers.#listeners.get(id)?.(candidate);
    });
    await page.addScriptTag({ content: PAGE });
    return peers;
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Makes one end of a connection. */
  make(): BrowserPeer {
    const id = randomUUID();
    const call = async <T>(name: Call, argument?: unknown): Promise<T> =>
      await this.page.evaluate(
        `window.media.${name}(${JSON.stringify(id)}, ${JSON.stringify(argument ?? null)})`,
      );
    return {
      offer: () => call<string>('offer'),
      restart: () => call<string>('restart'),
      usernameFragments: () => call('fragments'),
      accept: (sdp) => call('accept', sdp),
      answer: (sdp) => call<string>('answer', sdp),
      remoteCandidate: (candidate) => call('candidate', candidate),
      onCandidate: (listener) => void this.#listeners.set(id, listener),
      framesDecoded: () => call<number>('frames'),
      framesSent: () => call<number>('sent'),
      silence: () => call('silence'),
      close: async () => {
        this.#listeners.delete(id);
        await call('close');
      },
    };
  }
}
