import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../disk/sync-folder.js';

/** The stored sign-in of the agent. */
export const KeptSignIn = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('signed-in'),
    server: z.string(),
    deviceId: z.string(),
    renewalToken: z.string(),
  }),
  /**
   * A person signed in as this device at another booth with this key, so the agent does not use
   * the key again automatically.
   */
  z.object({ state: z.literal('elsewhere'), server: z.string(), keyDigest: z.string() }),
]);
export type KeptSignIn = z.output<typeof KeptSignIn>;

/** The file with the device's sign-in; its owner alone may read it. */
export class TokenFile {
  readonly #path: string;

  constructor(readonly folder: string) {
    this.#path = join(folder, 'sign-in.json');
  }

  /**
   * @returns Undefined where there is none, or none that can be used.
   * @throws Error where it may not be read.
   */
  async read(): Promise<KeptSignIn | undefined> {
    try {
      return KeptSignIn.safeParse(JSON.parse(await readFile(this.#path, 'utf8'))).data;
    } catch (error) {
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
        return;
      throw error;
    }
  }

  /**
   * Whole or not at all, also when the power fails.
   * @throws Error where the folder may not be written.
   */
  async write(kept: KeptSignIn): Promise<void> {
    const draft = `${this.#path}.${randomUUID()}`;
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(kept));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, this.#path);
      await syncFolder(this.folder);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async remove(): Promise<void> {
    try {
      await rm(this.#path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    await syncFolder(this.folder);
  }
}
