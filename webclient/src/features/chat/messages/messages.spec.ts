import { describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@foyer/contracts/chat';
import fc from 'fast-check';

import { aMessage, OTHER, SELF } from '../testing/a-message.js';
import { grouped } from './grouping.js';
import { isLink, partsOf } from './links.js';
import { merge } from './merge.js';

const orders = (messages: readonly ChatMessage[]) => messages.map(({ order }) => order);

describe('messages that are loaded and pushed', () => {
  it('are each there once and in the order of the channel, whichever way and however often they come', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(numbers, numbers, (loaded, pushed) => {
        const known = merge(
          [],
          loaded.map((order) => aMessage(order)),
        );
        const all = merge(
          known,
          pushed.map((order) => aMessage(order)),
        );
        const expected = [...new Set([...loaded, ...pushed])].sort((one, other) => one - other);
        expect(orders(all)).toEqual(expected);
      }),
    );
  });

  it('are never overwritten by how they were before', () => {
    const edited = aMessage(1, {
      ...{ status: 'updated', message: 'Better', updatedAt: '2026-11-23T10:05:00.000Z' },
    });
    const deleted = aMessage(1, { status: 'deleted', message: '' });
    expect(merge([edited], [aMessage(1)])).toEqual([edited]);
    expect(merge([aMessage(1)], [edited])).toEqual([edited]);
    expect(merge([deleted], [edited])).toEqual([deleted]);
    expect(merge([edited], [deleted])).toEqual([deleted]);
    expect(merge([aMessage(1)], [aMessage(1, { status: 'read' })])[0]?.status).toBe('read');
  });
});

describe('messages of a day', () => {
  const at = (minute: number) => new Date(2026, 10, 23, 12, minute).toISOString();
  const keys = (messages: readonly ChatMessage[], breakBefore?: string) =>
    grouped(messages, breakBefore).map(({ groups }) =>
      groups.map((group) => group.messages.map(({ _id }) => _id)),
    );
  const mine = { sender: { _id: SELF, joinerType: 'User', displayName: null } } as const;

  it('stand together while one person writes, and not much later', () => {
    const messages = [
      aMessage(1, { createdAt: at(0) }),
      aMessage(2, { createdAt: at(1) }),
      aMessage(3, { createdAt: at(2), ...mine }),
      aMessage(4, { createdAt: at(3) }),
      aMessage(5, { createdAt: at(9) }),
    ];
    expect(keys(messages)).toEqual([[['m001', 'm002'], ['m003'], ['m004'], ['m005']]]);
    expect(grouped(messages)[0]?.groups[0]?.sender._id).toBe(OTHER);
    expect(keys(messages, 'm002')).toEqual([[['m001'], ['m002'], ['m003'], ['m004'], ['m005']]]);
  });

  it('are parted from those of the next one at midnight where one is', () => {
    const midnight = new Date(2026, 10, 24).getTime();
    const messages = [
      aMessage(1, { createdAt: new Date(midnight - 1000).toISOString() }),
      aMessage(2, { createdAt: new Date(midnight + 1000).toISOString() }),
    ];
    expect(grouped(messages).map(({ key }) => key)).toEqual(['2026-11-23', '2026-11-24']);
  });
});

describe('links of a message', () => {
  const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

  it.each([
    ['See https://example.org/a?b=c.', ['https://example.org/a?b=c']],
    [
      '(https://en.wikipedia.org/wiki/Foyer_(room))',
      ['https://en.wikipedia.org/wiki/Foyer_(room)'],
    ],
    ['HTTP://EXAMPLE.ORG and http://b.example', ['http://example.org/', 'http://b.example/']],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd www.example.org', []],
    ['https://', []],
    ['javascript:alert("https://example.org")', ['https://example.org/']],
  ])('are found in %s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('lead to the web only, and no word is lost in any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
        const text = `${before}${url} ${after}`;
        const parts = partsOf(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:/);
      }),
    );
  });

  it('are a message of their own where there is nothing else, as the server wants it', () => {
    expect(isLink(' https://example.org/a ')).toBe(true);
    expect(isLink('https://localhost:3000')).toBe(false);
    expect(isLink('See https://example.org')).toBe(false);
  });
});
