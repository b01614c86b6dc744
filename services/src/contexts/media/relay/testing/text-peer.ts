import type { IceCandidate } from '@foyer/contracts/calls';

import type { TestPeer } from './test-peer.js';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

/** A description as a browser writes it, sound and picture over one transport. */
export const soundDescription = (setup: 'actpass' | 'active' = 'actpass'): string =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'a=msid-semantic: WMS',
    ...['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'm=video 9 UDP/TLS/RTP/SAVPF 96'].flatMap(
      (media, index) => [
        media,
        'c=IN IP4 0.0.0.0',
        'a=ice-ufrag:4ZcD',
        'a=ice-pwd:2/1muCWoOi3uLifh0NuRHlzL',
        'a=ice-options:trickle',
        `a=fingerprint:sha-256 ${FINGERPRINT}`,
        `a=setup:${setup}`,
        `a=mid:${index}`,
        'a=sendonly',
        'a=rtcp-mux',
        index === 0 ? 'a=rtpmap:111 opus/48000/2' : 'a=rtpmap:96 VP8/90000',
      ],
    ),
    '',
  ].join('\r\n');

export const soundCandidate: IceCandidate = {
  candidate: 'candidate:1 1 udp 2122260223 192.0.2.10 50000 typ host generation 0',
  sdpMid: '0',
  sdpMLineIndex: 0,
};

/**
 * A peer of words only: it sends the words that a browser would send, and counts those that it
 * receives.
 */
export class TextPeer implements TestPeer {
  readonly heard = { answers: 0, candidates: 0 };
  #found: ((candidate: IceCandidate | null) => void) | undefined;

  async offer(): Promise<string> {
    this.#findCandidates();
    return soundDescription();
  }

  async accept(): Promise<void> {
    this.heard.answers += 1;
  }

  async answer(): Promise<string> {
    this.#findCandidates();
    return soundDescription('active');
  }

  async remoteCandidate(): Promise<void> {
    this.heard.candidates += 1;
  }

  onCandidate(listener: (candidate: IceCandidate | null) => void): void {
    this.#found = listener;
  }

  /** Words move no pictures; where an answer or a candidate came, they would. */
  async framesDecoded(): Promise<number> {
    return this.heard.candidates;
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }

  /** As a browser does with each description of its own. */
  #findCandidates(): void {
    queueMicrotask(() => this.#found?.(soundCandidate));
    queueMicrotask(() => this.#found?.(null));
  }
}
