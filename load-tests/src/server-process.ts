import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../services/dist/main.js', import.meta.url));
const READY = /"origin":"([^"]+)".*"msg":"Ready"/;
const SIGN_IN = /first-sign-in#token=([\w-]+)/;

/** The options of a server in addition to its data folder. */
export interface ServerOptions {
  /** Settings by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For Node itself. */
  readonly nodeArgs?: readonly string[];
}

/** The built server in a process of its own, on a data folder that outlives it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  #said = '';
  #origin = '';

  private constructor(folder: string, { settings = {}, nodeArgs = [] }: ServerOptions) {
    this.#child = spawn(process.execPath, [...nodeArgs, PROGRAM], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        FOYER_DATA: folder,
        JANUS: 'off',
        LOG_FORMAT: 'json',
        // A machine that other work keeps busy must not look like a rush of visitors.
        OVERLOAD_TURN_MS: '0',
        // All visitors of a test come from here.
        TRUSTED_NETWORKS: '127.0.0.0/8,::1',
        ...settings,
      },
    });
    this.#gone = once(this.#child, 'close');
  }

  /**
   * Starts the server and waits until it listens and has said all that it says at a start.
   * @throws Error when it ends before.
   */
  static async start(folder: string, options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(folder, options);
    await Promise.race([server.#listening(), server.#endedEarly()]);
    return server;
  }

  get origin(): string {
    return this.#origin;
  }

  /** The server's output until it was ready. */
  get said(): string {
    return this.#said;
  }

  /** The token in the link of the one-time sign-in; a server prints it until it was used. */
  get signInToken(): string | undefined {
    return SIGN_IN.exec(this.#said)?.[1];
  }

  /**
   * Ends it as a crash does.
   * @throws Error when it had ended before.
   */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
    const { exitCode, signalCode } = this.#child;
    if (signalCode !== 'SIGKILL') throw new Error(`It had ended with ${exitCode}: ${this.#said}`);
  }

  /** Kills the server if it still runs, without regard to its data. */
  async discard(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  #listening(): Promise<void> {
    return new Promise((resolve) => {
      const hear = (chunk: Buffer): void => {
        // Later output is not needed, and a long run would print a lot.
        if (this.#origin !== '') return;
        this.#said += chunk.toString();
        if (!this.#said.includes('API reference')) return;
        this.#origin = READY.exec(this.#said)?.[1] ?? '';
        if (this.#origin !== '') resolve();
      };
      this.#child.stdout?.on('data', hear);
      this.#child.stderr?.on('data', hear);
    });
  }

  async #endedEarly(): Promise<never> {
    await this.#gone;
    throw new Error(`The server ended: ${this.#said}`);
  }
}
