import getPort from 'get-port';

import { SpawnedProgram } from './spawned-program.js';

/** One booking of a terminal. */
export interface Booking {
  readonly kind: 'payment' | 'reversal';
  readonly stan: string;
  readonly amount: number;
  readonly requestId: string | null;
}

/** The ports of the terminal. */
interface Ports {
  readonly send: number;
  readonly pos: number;
  readonly control: number;
}

/** An emulated payment terminal of a kiosk, as a separate process. */
export class KioskTerminal {
  private constructor(
    readonly protocol: 'opi' | 'zvt',
    readonly program: SpawnedProgram,
    readonly ports: Ports,
  ) {}

  static async start(protocol: 'opi' | 'zvt', language: 'de' | 'en'): Promise<KioskTerminal> {
    const ports = { send: await getPort(), pos: await getPort(), control: await getPort() };
    const args = [
      ...['--protocol', protocol, '--language', language, '--port', String(ports.send)],
      ...['--pos-port', String(ports.pos), '--control', String(ports.control)],
    ];
    const program = new SpawnedProgram('dist/testing/emulate-terminal.js', args, {});
    await program.says('terminal on');
    return new KioskTerminal(protocol, program, ports);
  }

  /** How the next request ends. */
  async next(behaviour: object): Promise<void> {
    await this.#ask('/next', { method: 'POST', body: JSON.stringify(behaviour) });
  }

  /** A customer who took their time has paid. */
  async release(): Promise<void> {
    await this.#ask('/release', { method: 'POST' });
  }

  async booked(): Promise<readonly Booking[]> {
    return (await this.#ask('/')).json() as Promise<readonly Booking[]>;
  }

  #ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.ports.control}${path}`, init);
  }
}
