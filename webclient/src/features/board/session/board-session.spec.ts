import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  boardMessages,
  readXfdf,
  wrapXfdf,
  writeAnnotation,
  type Mark,
} from '@foyer/contracts/board';
import { ApiError } from '@foyer/contracts/client';

import { makeStore } from '#state/store.js';
import type { Channel, ChannelState } from '#wire/channel.js';
import { BoardSession } from './board-session.js';

const mark = (name: string): Mark => ({
  ...{ kind: 'line', name, page: 0, color: '#000000', width: 1, opacity: 1 },
  ...{ start: [0, 0], end: [1, 1], isArrow: false, attributes: {}, children: [] },
});

/** A server that keeps one board, with answers that can be held back. */
class FakeServer {
  readonly state = makeStore<ChannelState>('up');
  readonly marks = new Map<string, Mark>();
  readonly heard = new Map<string, (push: never) => void>();
  version = 0;
  answers: 'at once' | 'never' | ApiError = 'at once';
  sent: string[] = [];

  readonly channel = {
    state: this.state,
    on: (message: { name: string }, handler: (push: never) => void) => {
      this.heard.set(message.name, handler);
      return () => undefined;
    },
    onUp: (handler: () => void) => {
      if (this.state.get() === 'up') handler();
      return this.state.subscribe(() => {
        if (this.state.get() === 'up') handler();
      });
    },
    emit: (message: { name: string }, payload: Record<string, unknown>) =>
      this.#take(message.name, payload),
  } as unknown as Channel;

  /** Draws or erases as another participant. */
  push(marks: readonly Mark[], erased: readonly string[] = []): void {
    this.version += 1;
    for (const one of marks) this.marks.set(one.name, one);
    for (const name of erased) this.marks.delete(name);
    const xfdfString = wrapXfdf(marks.map(writeAnnotation).join(''), erased);
    this.heard.get('onUpdateXfdfString')?.({
      ...{ whiteboardId: 'b', documentId: null, xfdfString, isDraft: false },
      ...{ authorId: 'other', by: 'other', version: this.version },
    } as never);
  }

  async #take(name: string, payload: Record<string, unknown>): Promise<unknown> {
    if (name === boardMessages.getWhiteboard.name) {
      const xfdfString = wrapXfdf([...this.marks.values()].map(writeAnnotation).join(''));
      const signing = { signProcessStatus: 'REST', membersForSign: [], isSigned: false };
      const view = { documentId: null, pageNumber: 1, zoomTo: 1, readOnly: false, ...signing };
      return {
        version: this.version,
        authors: {},
        signature: null,
        whiteboard: { ...view, xfdfString },
      };
    }
    this.sent.push(name);
    if (this.answers === 'never') throw new ApiError('NETWORK', '', 0);
    if (this.answers instanceof ApiError) throw this.answers;
    this.version += 1;
    const { xfdfString, names } = payload as { xfdfString?: string; names?: string[] };
    for (const one of readXfdf(xfdfString ?? '')?.marks ?? []) this.marks.set(one.name, one);
    for (const one of names ?? []) this.marks.delete(one);
    return { version: this.version, refused: [] };
  }
}

describe('a board', () => {
  let server: FakeServer;
  let board: BoardSession;
  const seen = () => board.state.get().marks.map((one) => one.mark.name);
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(async () => {
    jest.useFakeTimers();
    server = new FakeServer();
    board = new BoardSession({ channel: server.channel, whiteboardId: 'b', selfId: 'me' });
    board.open();
    await settle();
  });
  afterEach(() => void jest.useRealTimers());

  it('shows what is drawn here at once, and keeps it', async () => {
    board.draw([mark('m')]);
    expect(seen()).toEqual(['m']);
    await settle();
    expect(seen()).toEqual(['m']);
    expect([...server.marks.keys()]).toEqual(['m']);
  });

  it('keeps what could not be sent, and sends it once the connection is back', async () => {
    server.answers = 'never';
    board.draw([mark('m')]);
    await settle();
    server.state.set('down');
    board.draw([mark('n')]);
    server.push([mark('o')]);
    expect(seen()).toEqual(['o', 'm', 'n']);
    server.answers = 'at once';
    server.state.set('up');
    await settle();
    expect([...server.marks.keys()]).toEqual(['o', 'm', 'n']);
    expect(seen().toSorted()).toEqual(['m', 'n', 'o']);
  });

  it('takes back what the server refuses, and says so', async () => {
    const refused = jest.fn();
    board.open(refused);
    server.answers = new ApiError('BOARD_FULL', '', 409);
    board.draw([mark('m')]);
    await settle();
    expect(seen()).toEqual([]);
    expect(refused).toHaveBeenCalledWith(server.answers);
  });

  it('takes back one’s own steps alone, and does them again', async () => {
    board.draw([mark('m')]);
    await settle();
    server.push([mark('o')]);
    board.undo();
    await settle();
    expect(seen()).toEqual(['o']);
    expect(board.state.get()).toMatchObject({ canUndo: false, canRedo: true });
    board.redo();
    await settle();
    expect(seen().toSorted()).toEqual(['m', 'o']);
    board.erase(['m', 'o']);
    await settle();
    board.undo();
    await settle();
    expect(seen().toSorted()).toEqual(['m', 'o']);
  });
});

describe('a text that was begun on another document', () => {
  const text = { ...mark('text'), page: 2 };

  it('is sent to that document, and its undo brings back the words before', async () => {
    const server = new FakeServer();
    const emitted: object[] = [];
    const emit = (message: never, payload: object) => {
      emitted.push(payload);
      return server.channel.emit(message, payload as never);
    };
    const channel = Object.assign({}, server.channel, { emit }) as unknown as Channel;
    const session = new BoardSession({ channel, whiteboardId: 'b', selfId: 'me' });
    session.open();
    await session.enter();
    session.write(text, { documentId: 'lease', before: { ...text, page: 1 } });
    expect(emitted.at(-1)).toMatchObject({ documentId: 'lease' });
    expect(session.state.get().marks).toEqual([]);
    await session.enter();
    session.undo();
    await session.enter();
    const undone = emitted.findLast((one) => 'xfdfString' in one) as { xfdfString: string };
    expect(undone).toMatchObject({ documentId: 'lease' });
    expect(readXfdf(undone.xfdfString)?.marks[0]).toMatchObject({ name: 'text', page: 1 });
  });
});
