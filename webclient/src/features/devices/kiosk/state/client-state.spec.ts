import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CLIENT_VOLUME } from '@foyer/contracts/devices';
import { ClientStatus } from '@foyer/contracts/visits';

import {
  clientAtRest,
  nextClientState,
  noteOf,
  statusOf,
  type ClientEvent,
  type ClientState,
} from './client-state.js';

const granted: ClientEvent = { type: 'permission', granted: true };
const visit = (status: ClientStatus | null, note: string | null = null): ClientEvent => ({
  type: 'visit',
  status,
  note,
});
const frozen: ClientEvent = { type: 'frozen' };
const noCamera: ClientEvent = { type: 'failed', part: 'devices', note: 'No camera' };
const recovered: ClientEvent = { type: 'recovered', part: 'picture' };

/** A kiosk to which something has happened. */
const after = (...events: ClientEvent[]): ClientState =>
  events.reduce(nextClientState, clientAtRest(0.4));
const statusAfter = (...events: ClientEvent[]) => statusOf(after(...events));

const anyEvent: fc.Arbitrary<ClientEvent> = fc.oneof(
  fc.record({ type: fc.constant('permission' as const), granted: fc.boolean() }),
  fc.record({
    type: fc.constant('visit' as const),
    status: fc.constantFrom(null, ...ClientStatus.options),
    note: fc.constantFrom(null, 'Broken'),
  }),
  fc.constant(frozen),
  fc.constant(noCamera),
  fc.record({ type: fc.constant('volume' as const), volume: fc.constantFrom(0, 0.4, 1) }),
);

describe('the status of a kiosk', () => {
  it('begins with the question for camera and microphone', () => {
    expect(statusAfter()).toBe('IN_PERMISSION');
    expect(statusAfter(granted)).toBe('IN_START');
    expect(statusAfter(granted, { type: 'permission', granted: false })).toBe('IN_PERMISSION');
  });

  it('follows a visitor from the start to the goodbye and back', () => {
    expect(statusAfter(granted, visit('IN_PERMISSION'))).toBe('IN_START');
    expect(statusAfter(granted, visit('IN_WAITING'))).toBe('IN_WAITING');
    expect(statusAfter(granted, visit('IN_WAITING'), visit('IN_CALL'))).toBe('IN_CALL');
    expect(statusAfter(granted, visit('IN_CALL'), visit('IN_END'))).toBe('IN_END');
    expect(statusAfter(granted, visit('IN_END'), visit(null))).toBe('IN_START');
  });

  it('does not leave a call because the page requests its camera again', () => {
    const asksAnew: ClientEvent = { type: 'permission', granted: false };
    expect(statusAfter(granted, visit('IN_CALL'), asksAnew)).toBe('IN_CALL');
  });

  it('has the set volume when a call is over, until a visitor changes it', () => {
    expect(after(granted, visit('IN_CALL')).volume).toBe(0.4);
    const over = [granted, visit('IN_CALL'), visit('IN_END')];
    expect(after(...over).volume).toBe(CLIENT_VOLUME);
    expect(after(...over, { type: 'volume', volume: 0.2 }, visit('IN_END')).volume).toBe(0.2);
  });

  it('is an error with its note if the picture stands still, in addition to any other fault', () => {
    expect(noteOf(after(granted, visit('IN_CALL'), frozen))).toBe('Stream is frozen');
    expect(noteOf(after(noCamera, frozen))).toBe('Stream is frozen');
    expect(noteOf(after(noCamera, frozen, recovered))).toBe('No camera');
  });

  it('keeps the first reason why a visit could not go on', () => {
    expect(noteOf(after(visit('IN_ERROR', 'First'), visit('IN_ERROR', 'Second')))).toBe('First');
    expect(statusAfter(visit('IN_ERROR'))).toBe('IN_ERROR');
  });

  it('comes back to where the visitor is by now', () => {
    expect(statusAfter(granted, visit('IN_WAITING'), frozen, visit('IN_CALL'), recovered)).toBe(
      'IN_CALL',
    );
  });

  it('stays in error until all faults have recovered', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, later) => {
        const state = after(...before, frozen, ...later);
        expect(statusOf(state)).toBe('IN_ERROR');
        const all = (['picture', 'devices', 'visit'] as const).map((part): ClientEvent => ({
          type: 'recovered',
          part,
        }));
        expect(statusOf(all.reduce(nextClientState, state))).toBe(state.step);
      }),
    );
  });

  it('always has a volume between nothing and all', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { volume } = after(...events);
        expect(volume).toBeGreaterThanOrEqual(0);
        expect(volume).toBeLessThanOrEqual(1);
      }),
    );
  });
});
