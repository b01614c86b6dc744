import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';

import type { Log } from '#platform/observability';
import type { JanusEndpoint } from '../../relay/janus/janus-endpoint.js';
import { findProgram } from './find-janus.js';
import { janusConfigFiles, type JanusConfig } from './janus-config.js';
import { endOrphan, noteJanus } from './janus-orphan.js';

export interface JanusProcessOptions extends Pick<
  JanusConfig,
  'folder' | 'rtpPorts' | 'publicAddress' | 'networkInterface'
> {
  readonly program: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'debug'>;
  /** Pause before Janus is started again; doubles while it keeps ending at once. */
  readonly pauseMs?: number;
}

const PAUSE_MAX_MS = 10_000;
/** A Janus that ran this long was sound; its end is no reason to wait. */
const SOUND_MS = 10_000;
const KILL_AFTER_MS = 3_000;

const secret = (): string => randomBytes(24).toString('base64url');

/**
 * Keeps a Janus of the server's own running, with new secrets and ports at every start, for as long
 * as it is not stopped.
 */
export class JanusProcess {
  readonly #stopping = new AbortController();
  #endpoint: JanusEndpoint | undefined;
  #child: ChildProcess | undefined;
  #running: Promise<void> | undefined;
  readonly #killWithUs = (): void => void this.#child?.kill('SIGKILL');

  constructor(private readonly options: JanusProcessOptions) {}

  /**
   * Returns the address of the present Janus, which listens now or will in a moment; undefined
   * between two.
   */
  get endpoint(): JanusEndpoint | undefined {
    return this.#endpoint;
  }

  /** The process number of the Janus of the moment. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    process.once('exit', this.#killWithUs);
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child !== undefined) {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await this.#running;
      clearTimeout(killing);
    }
    await this.#running;
    process.off('exit', this.#killWithUs);
  }

  async #run(): Promise<void> {
    const { log, folder, pauseMs = 100 } = this.options;
    const { signal } = this.#stopping;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (await endOrphan(folder)) log.warn('Ended a Janus that an earlier server had left behind');
    let pause = pauseMs;
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        await this.#runOnce();
      } catch (error) {
        log.warn('Janus cannot be started', { err: error });
      }
      if (performance.now() - startedAt > SOUND_MS) pause = pauseMs;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, PAUSE_MAX_MS);
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #runOnce(): Promise<void> {
    const { folder, program, log } = this.options;
    const config: JanusConfig = {
      ...this.options,
      wsPort: await getPort({ host: '127.0.0.1' }),
      apiSecret: secret(),
      adminSecret: secret(),
      adminKey: secret(),
    };
    for (const [name, text] of Object.entries(janusConfigFiles(config))) {
      await writeFile(join(folder, name), text, { mode: 0o600 });
    }
    const { command, args } = await dyingWithUs(program, ['-F', folder, '-o']);
    if (this.#isStopping()) return;
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => log.debug('Janus says', { line }));
    }
    const ended = once(child, 'exit');
    try {
      await once(child, 'spawn');
      if (child.pid !== undefined) await noteJanus(folder, child.pid);
      this.#endpoint = {
        url: `ws://127.0.0.1:${config.wsPort}/`,
        apiSecret: config.apiSecret,
        adminKey: config.adminKey,
      };
      const [code, signal] = (await ended) as [number | null, string | null];
      if (!this.#isStopping()) log.warn('Janus ended', { code, signal });
    } finally {
      this.#endpoint = undefined;
      this.#child = undefined;
    }
  }
}

/**
 * If the system can, Janus gets an order to end with the process that started it, however that
 * process ends.
 */
async function dyingWithUs(
  program: string,
  args: readonly string[],
): Promise<{ command: string; args: string[] }> {
  const setpriv = process.platform === 'linux' ? await findProgram('setpriv') : undefined;
  return setpriv === undefined
    ? { command: program, args: [...args] }
    : { command: setpriv, args: ['--pdeathsig', 'TERM', program, ...args] };
}
