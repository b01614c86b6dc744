import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { eventually } from '#platform/testing/eventually.js';

/** A program of the device agent's workspace, running as a process of its own. */
export class SpawnedProgram {
  readonly process: ChildProcess;
  readonly #gone: Promise<number | null>;
  #said = '';

  /** @param path Within the workspace. */
  constructor(path: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
    const program = fileURLToPath(new URL(`../../../../device-agent/${path}`, import.meta.url));
    const env = { PATH: process.env.PATH ?? '', ...settings };
    this.process = spawn(process.execPath, [program, ...args], { env });
    this.#gone = new Promise((resolve) => this.process.once('close', resolve));
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    }
  }

  get output(): string {
    return this.#said;
  }

  /** @throws Error where it does not say it in time. */
  async says(text: string): Promise<void> {
    await eventually(`it says ${text}`, () => this.#said.includes(text)).catch(() => {
      throw new Error(`It did not say ${text} but: ${this.#said}`);
    });
  }

  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.process.kill(signal);
    return this.#gone;
  }
}
