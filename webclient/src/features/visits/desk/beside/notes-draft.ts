import { CALL_NOTES_MAX, callNotesRoutes, callRoutes } from '@foyer/contracts/calls';
import { ApiError } from '@foyer/contracts/client';
import { BASE_PATH } from '@foyer/contracts/identity';

import { api } from '#app/api.js';
import { debug } from '#debug.js';
import { session } from '#session/session.js';
import { makeStore, type Store, type WritableStore } from '#state/store.js';
import { keptDraft } from '#features/chat/composer/drafts.js';

/** How the notes stand: `closed` can no longer be changed. */
export type NotesState = 'loading' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'closed';

/** Notes as the server has them. */
export interface Kept {
  readonly text: string;
  readonly version: number;
}

/** How notes are read and saved. */
export interface NotesSource {
  readonly load: () => Promise<Kept>;
  readonly save: (kept: Kept) => Promise<{ readonly version: number }>;
  /** The pause after the last key before they are saved, in milliseconds. */
  readonly pauseMs: number;
  /** Keeps the words that are not saved yet over a reload of the page. */
  readonly unsaved: WritableStore<string>;
}

/**
 * Notes that are saved as they are typed. Text that was written elsewhere in the meantime is kept
 * in addition to the text typed here.
 */
export class NotesDraft {
  readonly #text = makeStore('');
  readonly #state = makeStore<NotesState>('loading');
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;

  constructor(private readonly source: NotesSource) {
    void this.#load();
  }

  get text(): Store<string> {
    return this.#text;
  }

  get state(): Store<NotesState> {
    return this.#state;
  }

  write(text: string): void {
    this.#text.set(text);
    this.#state.set('unsaved');
    const kept: Kept = { text, version: this.#version };
    this.source.unsaved.set(JSON.stringify(kept));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), this.source.pauseMs);
  }

  /** Saves what has not been saved yet, now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const state = this.#state.get();
    if (this.#isSaving || (state !== 'unsaved' && state !== 'failed')) return;
    const text = this.#text.get();
    this.#isSaving = true;
    this.#state.set('saving');
    const next = await this.#send(text);
    this.#isSaving = false;
    this.#state.set(next);
    if (next === 'saved') this.source.unsaved.set('');
    // Text was typed in the meantime.
    if (next === 'unsaved') await this.save();
  }

  /** @returns How the notes stand then. */
  async #send(text: string): Promise<NotesState> {
    try {
      ({ version: this.#version } = await this.source.save({ text, version: this.#version }));
      return this.#text.get() === text ? 'saved' : 'unsaved';
    } catch (error) {
      debug('notes', error);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'CALL_OVER') return 'closed';
      return code === 'CONFLICT' ? this.#merge() : 'failed';
    }
  }

  async #merge(): Promise<NotesState> {
    try {
      const kept = await this.source.load();
      const own = this.#text.get();
      this.#version = kept.version;
      const isKept = kept.text.includes(own);
      // A save whose answer was lost is the beginning of this text, which is not said twice.
      const both = own.includes(kept.text) ? own : `${kept.text}\n${own}`;
      this.#text.set(isKept ? kept.text : both.slice(0, CALL_NOTES_MAX));
      return isKept ? 'saved' : 'unsaved';
    } catch (error) {
      debug('notes', error);
      return 'failed';
    }
  }

  /**
   * Takes over text that was written elsewhere, such as by the earlier agent of the visitor, unless
   * text here waits to be saved.
   */
  take({ text, version }: Kept): void {
    const state = this.#state.get();
    if (version <= this.#version || (state !== 'saved' && state !== 'loading')) return;
    this.#version = version;
    this.#text.set(text);
    this.#state.set('saved');
  }

  /** Requests text that was written elsewhere. */
  async refresh(): Promise<void> {
    if (this.#state.get() !== 'saved') return;
    try {
      this.take(await this.source.load());
    } catch (error) {
      debug('notes', 'not loaded again', error);
    }
  }

  async #load(): Promise<void> {
    try {
      this.take(await this.source.load());
      if (this.#state.get() === 'loading') this.#state.set('saved');
    } catch (error) {
      debug('notes', 'not loaded', error);
      // They may still be written: where there were any, saving says so.
      if (this.#state.get() === 'loading') this.#state.set('saved');
    }
    await this.#resume();
  }

  /** Saves the words that a reload of the page was faster than. */
  async #resume(): Promise<void> {
    const unsaved = this.source.unsaved.get();
    if (unsaved === '' || this.#state.get() !== 'saved') return;
    const { text, version } = JSON.parse(unsaved) as Kept;
    this.#text.set(text);
    this.#version = version;
    this.#state.set('unsaved');
    await this.save();
  }
}

const drafts = new Map<string, NotesDraft>();
// The next person at this tab does not find the words of another.
session.state.subscribe(() => {
  if (session.token() === null) drafts.clear();
});

/**
 * The notes of a call, which outlive the page that shows them: what is typed in the call is there
 * in the wrap-up.
 */
export function notesOf(callDetailId: string): NotesDraft {
  const known = drafts.get(callDetailId);
  if (known) return known;
  const draft = new NotesDraft({
    pauseMs: 700,
    load: async () => {
      const { notes } = await api.call(callRoutes.getCall, { params: { id: callDetailId } });
      return notes ?? { text: '', version: 0 };
    },
    // The words reach the server also from a page that goes.
    save: (kept) =>
      api.call(callNotesRoutes.saveCallNotes, { body: { callDetailId, ...kept }, keepalive: true }),
    unsaved: keptDraft(globalThis.sessionStorage, `${BASE_PATH}/notes/${callDetailId}`),
  });
  // Of the call in hand and the one in wrap-up; older ones are in the record.
  for (const id of [...drafts.keys()].slice(0, -1)) drafts.delete(id);
  drafts.set(callDetailId, draft);
  return draft;
}
