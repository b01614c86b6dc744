import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { deviceRoutes } from '@foyer/contracts/devices';
import getPort from 'get-port';

import type { Booth } from './kiosk.js';
import type { Served } from './served.js';
import type { Stage } from './stage.js';

const at = (path: string) =>
  fileURLToPath(new URL(`../../../device-agent/${path}`, import.meta.url));
const EMULATOR = at('dist/testing/emulate-terminal.js');
const AGENT = at('bin/foyer-device-agent.mjs');

/** A booth's agent with an emulated payment terminal, each a process of its own. */
export class PaymentTerminal {
  said = '';

  private constructor(
    private readonly folder: string,
    private readonly controlPort: number,
    private readonly processes: readonly ChildProcess[],
  ) {
    for (const { stdout, stderr } of processes) {
      for (const stream of [stdout, stderr]) {
        stream?.on('data', (text: Buffer) => (this.said += text.toString()));
      }
    }
  }

  /** Turns the terminal of a booth on, and starts its agent next to it. */
  static async attach(stage: Stage<Served>, { id, key }: Booth): Promise<PaymentTerminal> {
    const api = await stage.api();
    await api.call(deviceRoutes.activatePaymentTerminal, {
      body: { _id: id, paymentTerminalActivate: true },
    });
    const folder = await mkdtemp(join(tmpdir(), 'foyer-terminal-'));
    const [sendPort, myPort, monitoringPort, terminalPort, controlPort] = await Promise.all([
      getPort(),
      getPort(),
      getPort(),
      getPort(),
      getPort(),
    ]);
    const config = join(folder, 'agent.json');
    const settings = {
      server: stage.server.origin,
      device: { id, key },
      folder,
      paymentTerminal: { protocol: 'opi', ip: '127.0.0.1', sendPort, receivePort: myPort, myPort },
      browser: { enabled: false },
      localSockets: { monitoringPort, terminalPort },
      healthIntervalS: 1,
    };
    await writeFile(config, JSON.stringify(settings));
    const ports = ['--port', String(sendPort), '--pos-port', String(myPort)];
    ports.push('--control', String(controlPort));
    return new PaymentTerminal(folder, controlPort, [
      spawn(process.execPath, [EMULATOR, '--protocol', 'opi', ...ports]),
      spawn(process.execPath, [AGENT, '--config', config]),
    ]);
  }

  /** A sale keyed in at the terminal itself. @param amount In cents. */
  async sellWithoutRegister(amount: number): Promise<void> {
    const body = JSON.stringify({ amount });
    await fetch(`http://127.0.0.1:${this.controlPort}/sale`, { method: 'POST', body });
  }

  async detach(): Promise<void> {
    for (const child of this.processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await rm(this.folder, { recursive: true, maxRetries: 5, force: true });
  }
}
