import { UNSENT_DOCUMENTS_MAX } from '@foyer/contracts/chat';

import type { UploadControls } from '#app/upload.js';
import { makeStore, type Store, type WritableStore } from '#state/store.js';
import { filesOnTheWay } from './drafts.js';

/** Brings a file to the server. */
export interface UploadDocument {
  /** @returns The id of the document @throws ApiError */
  (file: File, controls: UploadControls): Promise<string>;
  /** The drafts where they are kept; loaded when they are first needed. */
  readonly kept?: () => Promise<KeptDrafts>;
}

/** The user's documents for messages that are not sent yet, at the server. Methods throw ApiError. */
interface KeptDrafts {
  readonly drafts: () => Promise<readonly { readonly _id: string; readonly name: string }[]>;
  /** Deletes one that is not to be sent. */
  readonly remove: (documentId: string) => Promise<void>;
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

/** The problem of a file that was on its way when the page was loaded again: its content is gone. */
export const INTERRUPTED = 'interrupted';

const uploads = new Map<string, Uploads>();

/** The documents of a user's next message in a channel; kept while the page lives, as its text is. */
export function uploadsOf(place: { readonly channelId: string; readonly selfId: string }): Uploads {
  const key = `${place.selfId} ${place.channelId}`;
  const known = uploads.get(key) ?? new Uploads(filesOnTheWay(place));
  uploads.set(key, known);
  return known;
}

/** The documents of a message that is not sent yet. */
export class Uploads {
  readonly #items = makeStore<readonly Upload[]>([]);
  readonly #isFull = makeStore(false);
  readonly #aborts = new Map<number, AbortController>();
  readonly #uploadOf = new Map<number, UploadDocument>();
  /** The documents that were sent or taken off here: an older answer of the server has them still. */
  readonly #done = new Set<string>();
  #last = 0;

  /** @param onTheWay Keeps the names of files that are being sent, over a reload of the page. */
  constructor(onTheWay: WritableStore<string> = makeStore('')) {
    for (const name of namesIn(onTheWay.get())) {
      this.#change(this.#add(name), { state: 'failed', problem: INTERRUPTED });
    }
    const note = () => {
      const sending = this.#items.get().filter(({ state }) => state === 'sending');
      const names = sending.map(({ name }) => name);
      onTheWay.set(names.length === 0 ? '' : JSON.stringify(names));
    };
    note();
    this.#items.subscribe(note);
  }

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
    if (documentId !== null) this.#discard(this.#uploadOf.get(key), documentId);
    this.#forget(key);
  }

  /**
   * Brings them in step with the server: what another tab attached, or this page before a reload,
   * comes; what another tab sent or took off goes.
   * @param isOnItsWay Tells which documents are in a message that the server does not have yet.
   */
  async restore(
    upload: UploadDocument,
    isOnItsWay: (documentId: string) => boolean,
  ): Promise<void> {
    const before = this.#there();
    const drafts = await upload.kept?.().then((kept) => kept.drafts());
    if (drafts === undefined) return;
    const ids = new Set(drafts.map(({ _id }) => _id));
    for (const { key, documentId } of before) if (!ids.has(documentId)) this.#forget(key);
    const shown = new Set(this.#there().map(({ documentId }) => documentId));
    // One that is on its way may be among them already.
    if (this.#items.get().some(({ state }) => state === 'sending')) return;
    const missing = drafts.filter(
      ({ _id: id }) => !shown.has(id) && !this.#done.has(id) && !isOnItsWay(id),
    );
    for (const { _id, name } of missing.slice(0, UNSENT_DOCUMENTS_MAX - shown.size)) {
      // It had arrived before the page was loaded again.
      const lost = this.#items
        .get()
        .find((one) => one.problem === INTERRUPTED && one.name === name);
      if (lost) this.#forget(lost.key);
      const key = this.#add(name, upload);
      this.#change(key, { state: 'there', share: 1, documentId: _id });
    }
  }

  #there(): readonly { readonly key: number; readonly documentId: string }[] {
    return this.#items
      .get()
      .flatMap(({ key, documentId }) => (documentId === null ? [] : [{ key, documentId }]));
  }

  #add(name: string, upload?: UploadDocument): number {
    const key = (this.#last += 1);
    if (upload) this.#uploadOf.set(key, upload);
    const item = {
      key,
      name,
      state: 'sending',
      share: 0,
      documentId: null,
      problem: null,
    } as const;
    this.#items.set((present) => [...present, item]);
    return key;
  }

  /** A draft that stays behind is invisible to others, and is removed in a day. */
  #discard(upload: UploadDocument | undefined, documentId: string): void {
    this.#done.add(documentId);
    upload
      ?.kept?.()
      .then((kept) => kept.remove(documentId))
      .catch(() => undefined);
  }

  #forget(key: number): void {
    this.#aborts.get(key)?.abort();
    this.#aborts.delete(key);
    this.#uploadOf.delete(key);
    this.#isFull.set(false);
    this.#items.set((present) => present.filter((one) => one.key !== key));
  }

  /** Those that are there, to be sent now; what failed stays. */
  take(): readonly Attached[] {
    const attached: Attached[] = [];
    for (const { key, name, documentId } of this.#items.get()) {
      if (documentId === null) continue;
      attached.push({ documentId, name });
      this.#done.add(documentId);
      this.#forget(key);
    }
    return attached;
  }

  async #send(file: File, upload: UploadDocument): Promise<void> {
    const key = this.#add(file.name, upload);
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    try {
      const onProgress = (share: number) => this.#change(key, { share });
      const documentId = await upload(file, { onProgress, signal: abort.signal });
      // It arrived while it was taken off.
      if (abort.signal.aborted) {
        this.#discard(upload, documentId);
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

function namesIn(kept: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(kept);
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
