import { describe, expect, test } from '@jest/globals';

import { sendMessage, updateMessage } from './messages.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const text = { _id: id(1), receiver: id(2), message: 'Hello', type: 'text' };
const issueOf = (payload: object) => sendMessage.payload.safeParse(payload).error?.issues[0];

describe('a message', () => {
  test('has lines that all end alike, and no blanks around it', () => {
    const parsed = sendMessage.payload.parse({ ...text, message: ' one\r\n\ttwo\r\r ' });
    expect(parsed).toMatchObject({ message: 'one\n\ttwo', documents: [] });
  });

  test.each([
    ['a\u0000b', 'ab'],
    ['a\u202eb', 'a\u202eb\u202c'],
    ['one\ntwo\u2028three', 'one\ntwo\nthree'],
  ])('is taken of %j as %j', (message, kept) => {
    expect(sendMessage.payload.parse({ ...text, message })).toMatchObject({ message: kept });
    const change = { messageId: id(1), message };
    expect(updateMessage.payload.parse(change)).toMatchObject({ message: kept });
  });

  test('has 5000 characters at most, and says something', () => {
    expect(issueOf({ ...text, message: 'x'.repeat(5000) })).toBeUndefined();
    expect(issueOf({ ...text, message: 'x'.repeat(5001) })).toMatchObject({ path: ['message'] });
    expect(issueOf({ ...text, message: ' \n ' })).toMatchObject({ message: 'BLANK' });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'example.org',
    'https://a b',
  ])('that is a link is one of http or https: not %s', (message) => {
    expect(issueOf({ ...text, type: 'link', message })?.message).toBe('LINK_INVALID');
  });

  test.each(['https://example.org/a?b=c#d', 'http://intranet:8080/x'])(
    'may be a link: %s',
    (message) => expect(issueOf({ ...text, type: 'link', message })).toBeUndefined(),
  );

  test('has documents, at most five, where it is of that type', () => {
    const documents = [3, 4, 5, 6, 7, 8].map((n) => ({ documentId: id(n) }));
    const some = { ...text, type: 'document', message: '' };
    expect(issueOf({ ...some, documents: documents.slice(1) })).toBeUndefined();
    expect(issueOf({ ...some, documents })).toMatchObject({ path: ['documents'] });
    expect(issueOf(some)).toMatchObject({ path: ['documents'] });
    expect(issueOf({ ...text, documents })).toMatchObject({ path: ['documents'] });
  });
});
