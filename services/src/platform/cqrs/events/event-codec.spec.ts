import { describe, expect, test } from '@jest/globals';
import type { Upcaster } from '@foyer/contracts/events';
import { defineEvent } from '@foyer/contracts/schema';
import { z } from 'zod';

import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { EventCodec } from './event-codec.js';

const Moved = defineEvent('Moved', 3, z.object({ to: z.string(), floor: z.int() }));
const definitions = new Map([['Moved', Moved]]);
const upcasters: Upcaster[] = [
  { type: 'Moved', from: 1, up: ({ room, ...rest }) => ({ ...rest, to: room }) },
  { type: 'Moved', from: 2, up: (data) => ({ ...data, floor: 0 }) },
];
const codec = (steps = upcasters): EventCodec =>
  new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())), definitions, steps);
const recorded = (schemaVersion: number, data: Record<string, string | number>) => ({
  type: 'Moved',
  data,
  metadata: {
    causationId: 'c',
    correlationId: 'c',
    actor: { type: 'system', id: 's' } as const,
    at: '2026-03-02T09:00:00.000Z',
    schemaVersion,
  },
});

describe('EventCodec', () => {
  test('brings an old event up, step by step', async () => {
    const event = await codec().decode(recorded(1, { room: 'hall' }));
    expect(event).toEqual({ type: 'Moved', data: { to: 'hall', floor: 0 } });
  });

  test.each([
    [
      'a step that is missing',
      codec([]),
      recorded(1, { room: 'hall' }),
      /nothing brings version 1 up/,
    ],
    ['a newer event', codec(), recorded(4, { to: 'hall', floor: 0 }), /newer than this program/],
    ['data that does not fit', codec(), recorded(3, { to: 'hall' }), /floor/],
  ])('refuses %s', async (_what, one, event, reason) => {
    const failure: unknown = await one.decode(event).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'UNDECODABLE_EVENT' });
    expect(String((failure as Error).cause)).toMatch(reason);
  });

  test('refuses a type it does not know', async () => {
    const unknown = { ...recorded(1, {}), type: 'Unheard' };
    await expect(codec().decode(unknown)).rejects.toMatchObject({ code: 'UNDECODABLE_EVENT' });
    expect(codec().knows('Unheard')).toBe(false);
  });

  test('tolerates what a later version added, and drops it', async () => {
    const event = await codec().decode(recorded(3, { to: 'hall', floor: 1, later: 'x' }));
    expect(event.data).toEqual({ to: 'hall', floor: 1 });
  });
});
