import {
  boardMessages,
  readXfdf,
  writeAnnotation,
  wrapXfdf,
  type Mark,
} from '@foyer/contracts/board';
import { ApiError } from '@foyer/contracts/client';

import { makeStore, type Store } from '#state/store.js';
import type { BoardPlace } from './board-place.js';
import { BoardSigning } from './board-signing.js';
import { boardAtRest, type BoardState } from './board-state.js';
import { Drafts } from './drafts.js';
import { followBoard, type MarksPush } from './follow-board.js';
import { Layer, type Change } from './layer.js';
import { Outgoing, type Taken } from './outgoing.js';
import { inverseOf, UndoStack } from './undo-stack.js';

const TRIED_AGAIN_MS = 2_000;

interface Written {
  readonly documentId: string | null;
  readonly before: Mark | null;
}

/** One person's page of a board: what the server says, with what was just drawn here on top. */
export class BoardSession {
  readonly #state = makeStore<BoardState>(boardAtRest);
  readonly #drafts = new Drafts(() => this.#show());
  readonly #outgoing: Outgoing;
  #layer = new Layer(null);
  /** The version of the view that is shown next to the marks. */
  #viewVersion = -1;
  #stop: () => void = () => undefined;
  #onRejected: (error: unknown) => void = () => undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: BoardPlace,
    private readonly steps = new UndoStack(),
  ) {
    this.#outgoing = new Outgoing(place.channel, place.whiteboardId, {
      onTaken: (taken) => this.#taken(taken),
      onRejected: (_sent, error) => {
        this.#show();
        this.#onRejected(error);
      },
    });
  }

  get state(): Store<BoardState> {
    return this.#state;
  }

  /**
   * Enters the board, again whenever the connection comes back.
   * @param onRejected Told of every change that the server did not take. @returns How to leave it
   */
  open(onRejected: (error: unknown) => void = () => undefined): () => void {
    this.#onRejected = onRejected;
    this.#stop = followBoard(this.place, {
      onMarks: (push) => this.#hear(push),
      onView: (change, version) => this.#view(change, version),
      onStale: () => void this.enter(),
    });
    return () => {
      this.#stop();
      clearTimeout(this.#retry);
      this.#drafts.clear();
    };
  }

  /** The signing of the document that is shown. */
  get signing(): BoardSigning {
    return new BoardSigning(this.place, this.#layer.documentId, () => this.enter());
  }

  /** Fetches the present board, and continues sending changes that were not accepted yet. */
  async enter(): Promise<void> {
    const { channel, whiteboardId, selfId } = this.place;
    clearTimeout(this.#retry);
    try {
      const payload = { whiteboardId, isInCall: true, userId: selfId };
      const { whiteboard, authors, version, signature, isGone } = await channel.emit(
        boardMessages.getWhiteboard,
        payload,
      );
      const { documentId, pageNumber, zoomTo, readOnly, xfdfString } = whiteboard;
      if (version < this.#viewVersion) return;
      this.#layer = new Layer(documentId, version);
      this.#drafts.clear();
      const marks = readXfdf(xfdfString)?.marks ?? [];
      const authorOf = ({ name }: Mark) => authors[name] ?? '';
      this.#layer.take(
        marks.map((mark) => ({ mark, authorId: authorOf(mark) })),
        version,
      );
      this.#viewVersion = version;
      const { signProcessStatus: status, membersForSign: signerIds, isSigned } = whiteboard;
      const { requestedBy = null, place = null, given = 0 } = signature ?? {};
      this.#show({
        ...{ phase: 'open', documentId, pageNumber, zoomTo, mayDraw: !readOnly },
        signing: { status, signerIds, requestedBy, place, given, isSigned },
        isGone,
        reloads: whiteboard.reloadCounter,
      });
      void this.#outgoing.send();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status !== 0 && error.status < 500;
      const isOpen = this.#state.get().phase === 'open';
      if (isRefused) this.#show({ phase: 'gone' });
      else if (!isOpen) this.#show({ phase: 'failed' });
      // A participant who was away for long enters the call again a moment later than this channel.
      this.#retry = setTimeout(() => void this.enter(), TRIED_AGAIN_MS);
    }
  }

  /** Puts marks there, or changes them. */
  draw(marks: readonly Mark[]): void {
    if (marks.length > 0) this.#change({ kind: 'draw', marks });
  }

  /**
   * Puts a text onto the document on which it was begun: another one may be shown by now.
   * @param before The mark that is worded differently; null for a new one.
   */
  write(mark: Mark, { documentId, before }: Written): void {
    if (documentId === this.#layer.documentId) this.draw([mark]);
    else this.#step(documentId, { kind: 'draw', marks: [mark] }, () => before ?? undefined);
  }

  erase(names: readonly string[]): void {
    if (names.length > 0) this.#change({ kind: 'erase', names });
  }

  undo(): void {
    const step = this.steps.undo();
    for (const change of step?.undone ?? []) this.#send(step?.documentId ?? null, change);
  }

  redo(): void {
    const step = this.steps.redo();
    for (const change of step?.done ?? []) this.#send(step?.documentId ?? null, change);
  }

  /** Tells the others how far a stroke has come; nothing is lost where that fails. */
  draft(mark: Mark): void {
    const { channel, whiteboardId } = this.place;
    if (channel.state.get() !== 'up') return;
    const xfdfString = wrapXfdf(writeAnnotation(mark));
    const of = { whiteboardId, documentId: this.#layer.documentId };
    const said = { ...of, xfdfString, isDraft: true };
    channel.emit(boardMessages.updateXfdfString, said).catch(() => undefined);
  }

  /** Shows a document, or the blank pages, to all participants. @throws ApiError */
  async showDocument(documentId: string | null): Promise<void> {
    const { channel, whiteboardId } = this.place;
    await channel.emit(boardMessages.updateDocument, { whiteboardId, documentId });
    await this.enter();
  }

  /** Turns the page for all participants. */
  async turn(pageNumber: number): Promise<void> {
    const { channel, whiteboardId } = this.place;
    this.#show({ pageNumber });
    const { version } = await channel.emit(boardMessages.updatePage, { whiteboardId, pageNumber });
    this.#view({ pageNumber }, version);
  }

  /** Zooms for all participants. */
  async zoom(zoomTo: number): Promise<void> {
    const { channel, whiteboardId } = this.place;
    this.#show({ zoomTo });
    const { version } = await channel.emit(boardMessages.updateZoomTo, { whiteboardId, zoomTo });
    this.#view({ zoomTo }, version);
  }

  #change(change: Change): void {
    const { documentId } = this.#layer;
    const now = new Map(this.#marks().map(({ mark }) => [mark.name, mark]));
    this.#step(documentId, change, (name) => now.get(name));
  }

  #step(documentId: string | null, change: Change, before: (name: string) => Mark | undefined) {
    const undone = inverseOf(change, before);
    this.steps.push({ documentId, done: [change], undone });
    this.#send(documentId, change);
  }

  #send(documentId: string | null, change: Change): void {
    this.#outgoing.add({ documentId, change });
    this.#show();
  }

  #taken({ documentId, change, version, refused }: Taken): void {
    if (documentId === this.#layer.documentId) {
      if (change.kind === 'erase') this.#layer.erase(change.names, version);
      else {
        const taken = change.marks.filter(({ name }) => !refused.includes(name));
        const authorOf = (name: string) => this.#layer.get(name)?.authorId ?? this.place.selfId;
        this.#layer.take(
          taken.map((mark) => ({ mark, authorId: authorOf(mark.name) })),
          version,
        );
      }
    }
    this.#show();
  }

  #hear({ documentId, xfdfString, isDraft, authorId, version }: MarksPush): void {
    if (documentId !== this.#layer.documentId) return;
    const { marks, erased } = readXfdf(xfdfString) ?? { marks: [], erased: [] };
    if (isDraft) this.#drafts.take(marks, authorId);
    else {
      this.#drafts.drop(marks.map(({ name }) => name));
      this.#layer.take(
        marks.map((mark) => ({ mark, authorId })),
        version,
      );
      this.#layer.erase(erased, version);
    }
    this.#show();
  }

  #view(change: Partial<BoardState>, version: number): void {
    if (version < this.#viewVersion) return;
    this.#viewVersion = version;
    this.#show(change);
  }

  #marks() {
    const { documentId } = this.#layer;
    const own = this.#outgoing.waiting.filter((one) => one.documentId === documentId);
    return this.#layer.with(
      own.map(({ change }) => change),
      this.place.selfId,
    );
  }

  #show(change: Partial<BoardState> = {}): void {
    const { canUndo, canRedo } = this.steps;
    const drafts = this.#drafts.all();
    const marks = this.#marks();
    this.#state.set((before) => ({ ...before, ...change, marks, drafts, canUndo, canRedo }));
  }
}
