import type { Readable } from 'node:stream';

import type { PartHealth } from '../../health/index.js';
import { askStore, StoresOverdue, tracedStep } from '../../observability/index.js';
import { FilesFault } from './files-fault.js';
import { Files, type FilePart, type FilePlace } from './files.js';

/** Files that remember whether their server answered when it was last asked. */
export class ObservedFiles extends Files {
  #isAway = false;

  constructor(private readonly files: Files) {
    super();
  }

  /** Calls need no files, so that a server without them still serves. */
  health(): PartHealth {
    return { state: this.#isAway ? 'degraded' : 'up' };
  }

  put(place: FilePlace, content: Uint8Array): Promise<void> {
    return this.#observe('put', place, () => this.files.put(place, content));
  }

  putStream(place: FilePlace, content: Readable): Promise<void> {
    return this.#observe('put', place, () => this.files.putStream(place, content));
  }

  part(place: FilePlace, first: number, last: number): Promise<FilePart | undefined> {
    return this.#observe('get', place, () => this.files.part(place, first, last));
  }

  get(place: FilePlace): Promise<Uint8Array | undefined> {
    return this.#observe('get', place, () => this.files.get(place));
  }

  remove(place: FilePlace): Promise<boolean> {
    return this.#observe('remove', place, () => this.files.remove(place));
  }

  close(): Promise<void> {
    return this.files.close();
  }

  /** Its spans name the kind of file alone. */
  async #observe<T>(act: string, { kind }: FilePlace, ask: () => Promise<T>): Promise<T> {
    try {
      const result = await tracedStep(`files ${act} ${kind}`, {}, () => askStore(ask));
      this.#isAway = false;
      return result;
    } catch (error) {
      if (error instanceof FilesFault || error instanceof StoresOverdue) this.#isAway = true;
      throw error;
    }
  }
}
