import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { eventually } from '#platform/testing/eventually.js';

const FOYER = fileURLToPath(new URL('../../bin/foyer.mjs', import.meta.url));

/** The operators' tool, running as a process of its own. */
export class FoyerCommand {
  readonly process: ChildProcess;
  /** Gives the exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  out = '';
  /** Its notes about its answer. */
  about = '';

  constructor(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    this.process = spawn(process.execPath, [FOYER, ...args], { env });
    this.process.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.process.stderr?.on('data', (chunk: Buffer) => (this.about += chunk.toString()));
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
  }

  /** Resolves once it has said something about its answer. @throws Error where it ends without. */
  async says(what: RegExp, withinMs = 60_000): Promise<void> {
    let isOver = false;
    void this.ended.then(() => (isOver = true));
    const isSaid = (): boolean => {
      if (what.test(this.about)) return true;
      if (isOver) throw new Error(`It ended and said: ${this.about}${this.out}`);
      return false;
    };
    await eventually(`it says ${String(what)}`, isSaid, withinMs);
  }
}
