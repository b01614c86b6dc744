import { describe, expect, it } from '@jest/globals';
import type { EventRow } from './event-row.js';
import { EventTail } from './event-tail.js';

function rows(from: number, to: number, json = '{}'): EventRow[] {
  return Array.from({ length: to - from + 1 }, (_, index): EventRow => {
    const position = from + index;
    return [position, 's', position, `e-${position}`, position % 2 ? 'Odd' : 'Even', json, '{}'];
  });
}

describe('The tail of the log', () => {
  it('gives the newest events after a number, page by page', () => {
    const tail = new EventTail();
    expect(tail.page(0, 0, undefined)).toBeUndefined();
    tail.push(rows(101, 500));
    const page = tail.page(100, 500, undefined);
    expect(page?.scannedTo).toBe(356);
    expect(page?.events.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 256 }, (_, index) => 101 + index),
    );
    expect(tail.page(490, 495, { types: ['Odd'] })?.events.map(({ id }) => id)).toEqual([
      'e-491',
      'e-493',
      'e-495',
    ]);
    expect(tail.page(500, 500, undefined)).toEqual({ events: [], scannedTo: 500 });
  });

  it('says where it does not reach back, instead of leaving something out', () => {
    const tail = new EventTail();
    for (let from = 1; from < 20_000; from += 100) tail.push(rows(from, from + 99));
    expect(tail.page(0, 20_000, undefined)).toBeUndefined();
    expect(tail.page(10_000, 20_000, undefined)).toBeUndefined();
    expect(tail.page(19_500, 20_000, undefined)?.events[0]?.revision).toBe(19_501);
  });

  it('keeps few rows where they are large', () => {
    const tail = new EventTail();
    tail.push(rows(1, 100, JSON.stringify('x'.repeat(250_000))));
    expect(tail.page(50, 100, undefined)).toBeUndefined();
    expect(tail.page(99, 100, undefined)?.events).toHaveLength(1);
  });
});
