import { execFileSync, spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

import type { Page } from 'playwright-core';

import { RELAYED } from './turn-server.js';

/** UDP ports of Janus, below those that the system gives to browsers. */
const JANUS = { first: 30_000, last: 30_999 } as const;
const CHAIN = 'FOYER_DIRECT';

const range = ({ first, last }: { readonly first: number; readonly last: number }) =>
  `${first}:${last}`;

/**
 * The direct way of media between browsers and Janus. The way over a TURN server is another one:
 * it has ports of its own.
 */
export class DirectPath {
  /** Settings of a product server whose direct ways can be told from others. */
  readonly settings = { JANUS_RTP_PORTS: `${JANUS.first}-${JANUS.last}` };

  constructor(private readonly iptables: string) {}

  /** True where rules can be set, in the network that the tests' launcher makes for them alone. */
  static canBeCut(iptables: string): boolean {
    if (networkInterfaces().foyer0 === undefined) return false;
    return spawnSync(iptables, ['-w', '-n', '-L', 'OUTPUT'], { stdio: 'ignore' }).status === 0;
  }

  /** The ports by which a page sends and receives media. */
  static portsOf(page: Page): Promise<number[]> {
    return page.evaluate('window.localPorts()');
  }

  /** Kinds of the ways that a page's connections take, as `host` or `relay`. */
  static waysOf(page: Page): Promise<string[]> {
    return page.evaluate('window.waysTaken()');
  }

  /** Drops what takes a direct way, but for the ports of a page that is spared. */
  cut(spared: readonly number[] = []): void {
    this.#rule('-N', CHAIN);
    for (const side of ['--sport', '--dport']) {
      for (const port of spared)
        this.#rule('-A', CHAIN, '-p', 'udp', side, `${port}`, '-j', 'ACCEPT');
      this.#rule('-A', CHAIN, '-p', 'udp', side, range(RELAYED), '-j', 'ACCEPT');
    }
    for (const side of ['--sport', '--dport']) {
      this.#rule('-A', CHAIN, '-p', 'udp', side, range(JANUS), '-j', 'DROP');
    }
    this.#rule('-I', 'OUTPUT', '-j', CHAIN);
  }

  mend(): void {
    for (const rule of [
      ['-D', 'OUTPUT', '-j', CHAIN],
      ['-F', CHAIN],
      ['-X', CHAIN],
    ]) {
      spawnSync(this.iptables, ['-w', ...rule], { stdio: 'ignore' });
    }
  }

  #rule(...rule: readonly string[]): void {
    execFileSync(this.iptables, ['-w', ...rule], { stdio: 'pipe' });
  }
}
