import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';

import { keepablePort } from './keepable-port.js';

const SECRET = 'the-secret-of-the-turn-server';

/** The ports of relayed media, above those that the system gives to browsers. */
export const RELAYED = { first: 61_000, last: 65_535 } as const;

/**
 * An address that is not the machine's own to itself: a browser, a Janus and a TURN server that use
 * it find each other.
 */
const address = (): string =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

/**
 * A TURN server (coturn) on this machine. It keeps its address over a restart, and forgets all that
 * it relays.
 */
export class TurnServer {
  #child: ChildProcess | undefined;

  readonly #address = address();

  private constructor(
    private readonly program: string,
    private readonly port: number,
  ) {}

  static async start(program: string): Promise<TurnServer> {
    const server = new TurnServer(program, await keepablePort());
    await server.#begin();
    return server;
  }

  /** The settings of a product server that lets pages use it. */
  get settings(): Readonly<Record<string, string>> {
    const url = `turn:${this.#address}:${this.port}?transport=udp`;
    return { TURN_URLS: url, TURN_SECRET: SECRET };
  }

  /** Cuts off all streams that go over it; they may find another way over it. */
  async restart(): Promise<void> {
    await this.discard();
    await this.#begin();
  }

  async discard(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async #begin(): Promise<void> {
    const settings = [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--no-tcp', '--no-tcp-relay'],
      ...['--listening-ip', this.#address, '--listening-port', `${this.port}`],
      ...['--relay-ip', this.#address, '--allow-loopback-peers', '--realm', 'foyer.test'],
      ...['--min-port', `${RELAYED.first}`, '--max-port', `${RELAYED.last}`],
      ...['--use-auth-secret', '--static-auth-secret', SECRET],
      ...['--log-file', 'stdout', '--simple-log', '--pidfile', '/dev/null'],
    ];
    const child = spawn(this.program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The TURN server ended with ${code}`)));
      child.stdout.on('data', (said: Buffer) => {
        if (said.includes('Total General servers')) resolve();
      });
    });
  }
}
