import { describe, expect, test } from '@jest/globals';

import { fromPdfHead } from './from-pdf-head.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const PDF = '%PDF-1.7\n1 0 obj << >> endobj';
const read = (text: string) => Buffer.from(fromPdfHead(bytes(text))).toString('latin1');

describe('a PDF', () => {
  test.each([
    ['a line', '\r\n'],
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['the head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['as much as readers skip', 'x'.repeat(1019)],
  ])('begins at its head after %s', (_, before) => {
    expect(read(`${before}${PDF}`)).toBe(PDF);
  });

  test('is none that begins later', () => {
    const late = `${'x'.repeat(1020)}${PDF}`;
    expect(read(late)).toBe(late);
  });

  test.each([
    '\u00ff\u00d8\u00ff\u00e0',
    '\u0089PNG',
    'PK\u0003\u0004',
    '\u00d0\u00cf\u0011\u00e0',
  ])('within another file stays there: %j', (head) => {
    expect(read(`${head} ${PDF}`)).toBe(`${head} ${PDF}`);
  });

  test('keeps a seal over it whole', () => {
    const sealed = (from: string) => {
      const head = `${from}${PDF} /Contents `;
      return (count: number) => `${head}<00> /ByteRange [0 ${head.length - count} 9 9 ]`;
    };
    const before = 'Hello\n';
    const of = sealed(before);
    // The lines came in front of a file that was sealed.
    expect(read(of(before.length))).toBe(of(before.length).slice(before.length));
    // They were there when it was sealed.
    expect(read(of(0))).toBe(of(0));
  });
});
