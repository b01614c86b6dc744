import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineMessage } from '../schema/message.js';
import { ACK_TIMEOUT_MS, makeMessenger } from './messenger.js';

const wave = defineMessage({
  channel: 'main',
  name: 'wave',
  from: 'both',
  summary: 'Waves',
  policy: 'public',
  payload: z.strictObject({ times: z.int() }),
  ack: z.object({ seen: z.boolean() }),
});

/** A socket whose server acknowledges as told. */
function socket(acknowledge: (name: string, payload: unknown) => Promise<unknown>) {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  const timeouts: number[] = [];
  return {
    timeouts,
    push: (name: string, payload: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(payload);
    },
    on: (name: string, listener: (...args: unknown[]) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (...args: unknown[]) => void) =>
      listeners.get(name)?.delete(listener),
    timeout: (ms: number) => {
      timeouts.push(ms);
      return { emitWithAck: acknowledge };
    },
  };
}

describe('a messenger', () => {
  it('sends a message under its name and gives what the acknowledgement carries', async () => {
    const sent: unknown[] = [];
    const one = socket(async (...message) => {
      sent.push(message);
      return { ok: true, seen: true };
    });
    await expect(makeMessenger(one).emit(wave, { times: 2 })).resolves.toMatchObject({
      seen: true,
    });
    expect(sent).toEqual([['wave', { times: 2 }]]);
    expect(one.timeouts).toEqual([ACK_TIMEOUT_MS]);
  });

  it('throws an error with its code and sentence', async () => {
    const one = socket(async () => ({ ok: false, code: 'FORBIDDEN', message: 'No.' }));
    await expect(makeMessenger(one).emit(wave, { times: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      msg: 'No.',
    });
  });

  it('throws what is done and cannot be shown yet, as calls do', async () => {
    const ack = { ok: true, code: 'SHOWN_LATER', message: 'Done.', position: '7' };
    const one = socket(async () => ack);
    await expect(makeMessenger(one).emit(wave, { times: 1 })).rejects.toMatchObject({
      ...{ code: 'SHOWN_LATER', msg: 'Done.', status: 202 },
    });
  });

  it('says that there was no answer', async () => {
    const one = socket(async () => Promise.reject(new Error('operation has timed out')));
    await expect(makeMessenger(one).emit(wave, { times: 1 })).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('receives pushes until it is stopped', () => {
    const one = socket(async () => ({ ok: true }));
    const heard: number[] = [];
    const stop = makeMessenger(one).on(wave, ({ times }) => heard.push(times));
    one.push('wave', { times: 1 });
    stop();
    one.push('wave', { times: 2 });
    expect(heard).toEqual([1]);
  });
});
