import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { keepablePort } from './keepable-port.js';
import type { Served } from './served.js';

const PROGRAM = fileURLToPath(new URL('../../../services/dist/main.js', import.meta.url));
const PAGES = fileURLToPath(new URL('../../../webclient/dist/app/index.html', import.meta.url));
const STOPS_WITHIN_MS = 10_000;
/** Characters of what it said that tell why it ended. */
const LAST_WORDS = 2_000;

/**
 * The built program with a data folder of its own. It keeps its port and its data over a restart,
 * so that pages find it again.
 */
export class Server implements Served {
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly settings: Readonly<Record<string, string>>,
    readonly args: readonly string[],
  ) {}

  /**
   * Makes a data folder and starts the program in it; `settings` are environment variables. By
   * default it listens on a free port.
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    port?: number,
    args: readonly string[] = [],
  ): Promise<Server> {
    for (const file of [PROGRAM, PAGES]) {
      if (!existsSync(file)) throw new Error(`${file} is missing; run npm run build first`);
    }
    const folder = await mkdtemp(join(tmpdir(), 'foyer-journey-'));
    const server = new Server(folder, port ?? (await keepablePort()), settings, args);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The output so far. */
  get said(): string {
    return this.#said;
  }

  /** The token in the link of the one-time sign-in. */
  get signInToken(): string {
    const token = /first-sign-in#token=([\w-]+)/.exec(this.#said)?.[1];
    if (token === undefined) throw new Error('The server has printed no one-time sign-in');
    return token;
  }

  /** The process number of the Janus that the server keeps. */
  async janusPid(): Promise<number> {
    return Number(await readFile(join(this.folder, 'janus', 'janus.pid'), 'utf8'));
  }

  async start(): Promise<void> {
    const janus = process.env.FOYER_TEST_JANUS;
    const child = spawn(process.execPath, [PROGRAM, ...this.args], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: String(this.port),
        FOYER_DATA: this.folder,
        LOG_FORMAT: 'json',
        // A machine that other tests keep busy must not look like a rush of visitors.
        OVERLOAD_TURN_MS: '0',
        // All visitors of a test come from here.
        TRUSTED_NETWORKS: '127.0.0.0/8,::1',
        ...(janus === undefined ? {} : { JANUS_PROGRAM: janus }),
        ...this.settings,
      },
    });
    this.#child = child;
    const before = this.#said.length;
    const hear = (chunk: Buffer): void => void (this.#said += chunk.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    while (!isReady(this.#said.slice(before))) {
      if (!isRunning(child))
        throw new Error(`The server has ended: …${this.#said.slice(-LAST_WORDS)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends it as an operator does. @throws Error when it does not end cleanly in time */
  async stop(): Promise<void> {
    const code = await this.#end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)}: ${this.#said}`);
  }

  /**
   * Tells it to end, and gives it all the time it takes.
   * @returns its exit code, null where a signal ended it
   */
  async drain(): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !isRunning(child)) return child?.exitCode ?? null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends it, however it stands, and removes its data. */
  async discard(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.folder, { recursive: true, maxRetries: 5, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !isRunning(child)) return child ? child.exitCode : 0;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const cut = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    const [code] = await gone;
    clearTimeout(cut);
    return code;
  }
}

/** True if the server listens and has printed all lines of a start, for each kind of node. */
function isReady(said: string): boolean {
  return said.includes('"msg":"Ready"') && /Foyer is ready.*\n\n[\s\S]*?\n\n/.test(said);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
