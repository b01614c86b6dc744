import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PadSignature } from '@foyer/contracts/board';

import { PadSession } from './pad-session.js';
import { EmulatedPad, SIGMA, type PadFaults } from './testing/emulated-pad.js';
import { EmulatedSocket } from './testing/emulated-socket.js';

const HASH = '0f'.repeat(32);
const STROKE = [
  [100, 100, 0],
  [200, 300, 512],
  [400, 200, 1024],
] as const;
const key = { certificate: 'QUJD', sign: (hash: string) => btoa(`signed ${hash}`) };

describe('signing on a pad', () => {
  let pad: EmulatedPad;
  let sockets: EmulatedSocket[];
  let taken: PadSignature[];
  let session: PadSession;
  let at: number;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    at = 0;
    taken = [];
    sockets = [];
    pad = new EmulatedPad();
    session = begin(() => pad);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const begin = (
    plugged: () => EmulatedPad | null,
    leave: () => Promise<PermissionState> = () => Promise.resolve('granted'),
  ) =>
    new PadSession(
      {
        ...{ fieldName: 'Customer', customText: 'Please sign here!' },
        documentHash: () => Promise.resolve(HASH),
        onTaken: (signature) => taken.push(signature),
      },
      {
        leave,
        now: () => at,
        openSocket: () => {
          const socket = new EmulatedSocket(plugged());
          sockets.push(socket);
          return socket;
        },
      },
    );
  const state = () => session.state.get();
  const settled = () => jest.advanceTimersByTimeAsync(20);
  const drawing = async () => {
    await session.look();
    await session.begin();
    expect(state()).toMatchObject({ phase: 'drawing', trouble: null });
  };
  const commands = () => pad.asked.map(({ TOKEN_CMD }) => TOKEN_CMD.replace('TOKEN_CMD_', ''));

  it('shows the strokes as they are drawn, and takes them when they are confirmed on the page', async () => {
    await session.look();
    expect(state()).toMatchObject({
      ...{ phase: 'found', pad: { type: 'Sigma', serialNumber: '900-17', hasOwnKey: false } },
    });
    await session.begin();
    expect(pad.shows).toBe('Customer: Please sign here!');
    pad.draw(...STROKE, [900, 900, 0], [910, 900, 100]);
    await settled();
    expect(state().strokes).toEqual([
      [
        [10, 10, 0.5],
        [20, 30, 0.5],
        [40, 20, 1],
      ],
      [
        [90, 90, 100 / 1024],
        [91, 90, 100 / 1024],
      ],
    ]);
    await session.confirm();
    expect(taken).toMatchObject([
      {
        ...{ method: 'pad', documentHash: HASH, proof: null },
        pad: { type: 'Sigma', serialNumber: '900-17' },
      },
    ]);
    expect(taken[0]?.strokes).toHaveLength(2);
    expect(state().phase).toBe('taken');
    expect(pad.state).toBe('closed');
    expect(commands()).toEqual([
      ...['GET_SERVER_VERSION', 'SET_INTERFACE_VERSION', 'SEARCH_FOR_PADS'],
      ...['GET_SERVER_VERSION', 'SET_INTERFACE_VERSION', 'SEARCH_FOR_PADS'],
      ...['OPEN_PAD', 'SIGNATURE_START', 'SIGNATURE_CONFIRM', 'CLOSE_PAD'],
    ]);
  });

  it('binds the signature to the document where the pad has a key, and keeps what it signs', async () => {
    pad = new EmulatedPad(key);
    await drawing();
    const started = pad.asked.find(({ TOKEN_CMD }) => TOKEN_CMD === 'TOKEN_CMD_SIGNATURE_START');
    const hash = btoa(String.fromCharCode(...new Array<number>(32).fill(15)));
    expect(started).toMatchObject({
      ...{ TOKEN_PARAM_PAD_ENCRYPTION: 'TRUE', TOKEN_PARAM_DOCHASH: hash },
    });
    pad.draw(...STROKE);
    await session.confirm();
    expect(taken[0]?.proof).toEqual({
      ...{ scheme: 'PKCS1_V1_5', signature: btoa(`signed ${hash}`), certificateId: 'pad-1' },
      ...{ certificate: 'QUJD', signData: btoa(`encrypted for ${hash}`) },
    });
  });

  it.each<[string, PadFaults]>([
    ['signs no data', { failing: { SIGNATURE_SIGN_DATA: -20 } }],
    ['gives no certificate', { failing: { SIGNING_CERT: -20 } }],
  ])('continues if the pad %s', async (_, faults) => {
    pad = new EmulatedPad(key);
    pad.faults = faults;
    await drawing();
    pad.draw(...STROKE);
    await session.confirm();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.proof?.certificate ?? null).toBeNull();
  });

  it('is confirmed, begun again and given up by the buttons of the pad', async () => {
    await drawing();
    pad.draw(...STROKE);
    pad.press('RETRY');
    await settled();
    expect(state().strokes).toEqual([]);
    pad.draw([1, 1, 0], [900, 900, 500]);
    pad.press('CONFIRM');
    await settled();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.strokes).toHaveLength(1);

    await session.begin();
    pad.draw(...STROKE);
    pad.press('CANCEL');
    await settled();
    expect(state()).toMatchObject({ phase: 'found', trouble: 'cancelled', strokes: [] });
    expect(commands()).toContain('SIGNATURE_CANCEL');
    expect(pad.state).toBe('closed');
    expect(taken).toHaveLength(1);
  });

  it('takes nothing where nothing was drawn', async () => {
    await drawing();
    pad.press('CONFIRM');
    await settled();
    expect(state()).toMatchObject({ phase: 'drawing', trouble: 'empty' });
    expect(taken).toEqual([]);
    pad.draw(...STROKE);
    await session.confirm();
    expect(taken).toHaveLength(1);
  });

  it('stops and closes the pad when it is left', async () => {
    await drawing();
    await session.leave();
    expect(commands().slice(-2)).toEqual(['SIGNATURE_STOP', 'CLOSE_PAD']);
    expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('opens no pad for a person who has left in the meantime', async () => {
    await session.look();
    const began = session.begin();
    await session.leave();
    await began;
    expect(commands()).not.toContain('OPEN_PAD');
    expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
  });

  describe('is not offered', () => {
    it('is not offered if no service listens, or no pad is connected to the machine', async () => {
      session = begin(() => null);
      await session.look();
      expect(state()).toMatchObject({ phase: 'absent', trouble: 'none' });
      pad.faults = { pads: null };
      session = begin(() => pad);
      await session.look();
      expect(state()).toMatchObject({ phase: 'absent', trouble: 'none' });
    });

    it('is not offered if the browser denies it, and is not searched for without permission', async () => {
      session = begin(
        () => pad,
        () => Promise.resolve('denied'),
      );
      await session.look(true);
      expect(state()).toMatchObject({ phase: 'absent', trouble: 'denied' });
      session = begin(
        () => pad,
        () => Promise.resolve('prompt'),
      );
      await session.look();
      expect(state()).toMatchObject({ phase: 'ask' });
      expect(sockets).toEqual([]);
      await session.look(true);
      expect(state()).toMatchObject({ phase: 'found' });
    });

    it.each(['GET_SERVER_VERSION', 'SEARCH_FOR_PADS'])(
      'where %s takes longer than a search waits',
      async (command) => {
        pad.faults = { silent: [command] };
        const looked = session.look();
        await jest.advanceTimersByTimeAsync(990);
        expect(state().phase).toBe('looking');
        await jest.advanceTimersByTimeAsync(20);
        await looked;
        expect(state()).toMatchObject({ phase: 'absent', trouble: 'slow' });
      },
    );

    it.each<PadFaults>([{ serverVersion: '3.2.9' }, { failing: { SET_INTERFACE_VERSION: -2 } }])(
      'by a service of another version: %j',
      async (faults) => {
        pad.faults = faults;
        await session.look();
        expect(state()).toMatchObject({ phase: 'absent', trouble: 'version' });
      },
    );

    it('by a service that says what is no pad', async () => {
      pad.faults = { pads: [{ ...SIGMA, TOKEN_PARAM_PAD_INDEX: 'x' }] };
      await session.look();
      expect(state()).toMatchObject({ phase: 'absent', trouble: 'malformed' });
    });
  });

  describe('ends with a reason, and can be begun again', () => {
    const ends = async (trouble: string) => {
      await settled();
      expect(state()).toMatchObject({ phase: 'found', trouble, strokes: [] });
      expect(taken).toEqual([]);
      expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
      pad = new EmulatedPad();
      await session.begin();
      expect(state()).toMatchObject({ phase: 'drawing', trouble: null });
    };

    it('ends with a reason if another program has the pad', async () => {
      await session.look();
      pad.state = 'open';
      await session.begin();
      await ends('busy');
    });

    it('ends with a reason if the pad is unplugged, or its service ends', async () => {
      await drawing();
      pad.draw(...STROKE);
      pad.unplug();
      await ends('lost');
      sockets.at(-1)?.drop();
      await ends('lost');
    });

    const event = { TOKEN_TYPE: 'TOKEN_TYPE_SEND' };
    it.each([
      ...['', '{', '[]', JSON.stringify(event)],
      JSON.stringify({ ...event, TOKEN_CMD: 'x'.repeat(300_000) }),
    ])('where a frame is malformed, or endless (%#)', async (frame) => {
      await drawing();
      pad.say(frame);
      await ends('malformed');
    });

    it.each([
      [-1, 0, 0],
      [0, 0, -1],
      [100_001, 0, 5],
    ] as const)('where a point is nowhere: %d %d %d', async (x, y, p) => {
      await drawing();
      pad.draw([x, y, p]);
      await ends('malformed');
    });

    it('ends with a reason if points come faster than any pad takes them', async () => {
      await drawing();
      for (let count = 0; count < 1_000; count += 1) pad.draw([count, 1, 500]);
      expect(state().phase).toBe('drawing');
      pad.draw([1, 1, 500]);
      await ends('points');
    });

    it('ends with a reason if there are more points than a signature has', async () => {
      await drawing();
      for (let second = 0; second < 30; second += 1) {
        at += 1_000;
        for (let count = 0; count < 1_000; count += 1) pad.draw([count, second, 500]);
      }
      at += 1_000;
      expect(state().phase).toBe('drawing');
      pad.draw([1, 1, 500]);
      await ends('points');
    });

    it('ends with a reason if it is more than the server takes', async () => {
      await drawing();
      for (let stroke = 0; stroke < 101; stroke += 1) pad.draw([stroke, 0, 0], [stroke, 50, 500]);
      await session.confirm();
      await ends('points');
    });

    it('ends with a reason if the pad does not answer any more, or refuses', async () => {
      await drawing();
      pad.draw(...STROKE);
      pad.faults = { silent: ['SIGNATURE_CONFIRM'] };
      const confirmed = session.confirm();
      await jest.advanceTimersByTimeAsync(5_001);
      await confirmed;
      await ends('slow');
      pad.draw(...STROKE);
      pad.faults = { failing: { SIGNATURE_CONFIRM: -1 } };
      await session.confirm();
      await ends('refused');
    });
  });
});
