import { UNSENT_DOCUMENTS_MAX } from '@foyer/contracts/chat';

import type { UploadControls } from '../../../app/upload.js';
import { makeStore, type Store } from '../../../state/store.js';

/** Brings a file to the server. */
export interface UploadDocument {
  /** @returns The id of the document @throws ApiError */
  (file: File, controls: UploadControls): Promise<string>;
  /** Deletes one there that is not to be sent. @throws ApiError */
  readonly discard?: (documentId: string) => Promise<void>;
}

/** A document that is to go with the next message. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: 'sending' | 'there' | 'failed';
  /** How much of it is there, from 0 to 1. */
  readonly share: number;
  readonly documentId: string | null;
  readonly problem: unknown;
}

interface Attached {
  readonly documentId: string;
  readonly name: string;
}

/** The documents of a message that is not sent yet. */
export class Uploads {
  readonly #items = makeStore<readonly Upload[]>([]);
  readonly #isFull = makeStore(false);
  readonly #aborts = new Map<number, AbortController>();
  readonly #uploadOf = new Map<number, UploadDocument>();
  #last = 0;

  get items(): Store<readonly Upload[]> {
    return this.#items;
  }

  /** True if more files were chosen than one message takes. */
  get isFull(): Store<boolean> {
    return this.#isFull;
  }

  add(files: readonly File[], upload: UploadDocument): void {
    const room = UNSENT_DOCUMENTS_MAX - this.#items.get().length;
    this.#isFull.set(files.length > room);
    for (const file of files.slice(0, room)) void this.#send(file, upload);
  }

  /** Takes one away: on its way, or where it came to. */
  remove(key: number): void {
    const documentId = this.#items.get().find((one) => one.key === key)?.documentId ?? null;
    if (documentId !== null) discard(this.#uploadOf.get(key), documentId);
    this.#forget(key);
  }

  #forget(key: number): void {
    this.#aborts.get(key)?.abort();
    this.#aborts.delete(key);
    this.#uploadOf.delete(key);
    this.#isFull.set(false);
    this.#items.set((present) => present.filter((one) => one.key !== key));
  }

  cancelAll(): void {
    for (const { key } of this.#items.get()) this.remove(key);
  }

  /** Those that are there, to be sent now; what failed stays. */
  take(): readonly Attached[] {
    const attached: Attached[] = [];
    for (const { key, name, documentId } of this.#items.get()) {
      if (documentId === null) continue;
      attached.push({ documentId, name });
      this.#forget(key);
    }
    return attached;
  }

  async #send(file: File, upload: UploadDocument): Promise<void> {
    const key = (this.#last += 1);
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#uploadOf.set(key, upload);
    const item = { key, name: file.name, state: 'sending', share: 0 } as const;
    this.#items.set((present) => [...present, { ...item, documentId: null, problem: null }]);
    try {
      const onProgress = (share: number) => this.#change(key, { share });
      const documentId = await upload(file, { onProgress, signal: abort.signal });
      // It arrived while it was taken off.
      if (abort.signal.aborted) {
        discard(upload, documentId);
        return;
      }
      this.#change(key, { state: 'there', share: 1, documentId });
    } catch (problem) {
      this.#change(key, { state: 'failed', problem });
    }
  }

  #change(key: number, change: Partial<Upload>): void {
    const changed = (one: Upload) => (one.key === key ? { ...one, ...change } : one);
    this.#items.set((present) => present.map(changed));
  }
}

/** A draft that stays behind is invisible to others, and is removed in a day. */
function discard(upload: UploadDocument | undefined, documentId: string): void {
  upload?.discard?.(documentId).catch(() => undefined);
}
