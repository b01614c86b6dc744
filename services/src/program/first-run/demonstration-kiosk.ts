import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import getPort from 'get-port';

import { PACKAGE_FOLDER, platformSettings, readSettings } from '#platform/config';
import { Log } from '#platform/observability';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { languageOfMachine } from './demonstration.js';
import { DemonstrationDevice } from './demonstration-device.js';

const READY_WITHIN_MS = 20_000;
/**
 * Less than the server itself may take; a terminal without cards keeps nothing that could be lost.
 */
const ENDS_WITHIN_MS = 1_000;
const LOOPBACK = '127.0.0.1';

const programOf = (path: string): string =>
  fileURLToPath(new URL(`../device-agent/${path}`, PACKAGE_FOLDER));

/**
 * The processes of a kiosk to try: a device agent without a browser, and a payment terminal without
 * cards.
 */
@Injectable()
export class DemonstrationKiosk implements BeforeApplicationShutdown {
  readonly #folder: string;
  readonly #processes: ChildProcess[] = [];
  #isEnding = false;

  constructor(
    private readonly device: DemonstrationDevice,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly log: Log,
  ) {
    const { FOYER_DATA } = readSettings(platformSettings, environment);
    this.#folder = resolve(FOYER_DATA, 'demonstration-kiosk');
  }

  /**
   * @returns The address of its page, which is paired with the agent; undefined where the agent
   * does not start.
   */
  async start(origin: string, key: string): Promise<string | undefined> {
    const terminal = { ip: LOOPBACK, port_send: await getPort(), my_port: await getPort() };
    const configuration = {
      ...terminal,
      port_receive: await getPort(),
      protocol: 'opi',
      reconciliationTime: null,
    } as const;
    await this.device.configureTerminal(configuration);
    const { port_send, port_receive, my_port } = configuration;
    const [sendPort, receivePort, myPort] = [port_send, port_receive, my_port].map(String);
    // The page address of an earlier agent pairs with no device.
    const page = join(this.#folder, 'page-address');
    await rm(page, { force: true });
    this.#spawn('dist/testing/emulate-terminal.js', {}, [
      ...['--protocol', 'opi', '--language', languageOfMachine(this.environment)],
      ...['--port', String(sendPort), '--pos-port', String(myPort)],
    ]);
    this.#spawn('bin/foyer-device-agent.mjs', {
      FOYER_AGENT_SERVER: origin,
      FOYER_AGENT_DEVICE_KEY: key,
      FOYER_AGENT_FOLDER: this.#folder,
      FOYER_AGENT_BROWSER: 'false',
      FOYER_AGENT_LOG_LEVEL: 'error',
      FOYER_AGENT_MONITORING_PORT: String(await getPort()),
      FOYER_AGENT_TERMINAL_PORT: String(await getPort()),
      FOYER_AGENT_TERMINAL_PROTOCOL: 'opi',
      FOYER_AGENT_TERMINAL_IP: LOOPBACK,
      FOYER_AGENT_TERMINAL_SEND_PORT: String(sendPort),
      FOYER_AGENT_TERMINAL_RECEIVE_PORT: String(receivePort),
      FOYER_AGENT_TERMINAL_MY_PORT: String(myPort),
    });
    return this.#addressIn(page);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#processes.map((one) => end(one)));
  }

  #spawn(path: string, settings: Record<string, string>, args: readonly string[] = []): void {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    const child = spawn(process.execPath, [programOf(path), ...args], {
      env,
      // They end when this line breaks, also where this process is killed.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C reaches this process alone, which lets them go in its turn.
      detached: true,
    });
    this.#processes.push(child);
    child.once('exit', (code) => {
      if (!this.#isEnding) this.log.warn('A part of the kiosk to try has ended', { path, code });
    });
  }

  async #addressIn(page: string): Promise<string | undefined> {
    const until = performance.now() + READY_WITHIN_MS;
    while (performance.now() < until) {
      const address = await readFile(page, 'utf8').catch(() => undefined);
      if (address !== undefined) return address.trim();
      await delay(50);
    }
    this.log.warn('The agent of the kiosk to try does not start', {});
    return undefined;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const killing = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await gone;
  clearTimeout(killing);
}
