import { expect, test } from '@jest/globals';

import { attachment, contentDisposition } from './file-headers.js';

test.each([
  ['Contract.pdf', 'attachment; filename=Contract.pdf'],
  ['My contract.pdf', 'attachment; filename="My contract.pdf"'],
  ['a"b\\c.pdf', String.raw`attachment; filename="a\"b\\c.pdf"`],
  ['Grüße.pdf', `attachment; filename="Gr??e.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.pdf`],
  ['a\ud800b\udc00.pdf', 'attachment; filename=ab.pdf'],
  ['\ud83d\ude00.pdf', `attachment; filename="??.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  ['a\r\nx: y.pdf', `attachment; filename="a??x: y.pdf"; filename*=UTF-8''a%0D%0Ax%3A%20y.pdf`],
  ['\ud800', 'attachment; filename=""'],
])('%j cannot leave its header', (name, expected) => {
  const disposition = contentDisposition('attachment', name);
  expect(disposition).toBe(expected);
  expect(() => new Headers({ 'content-disposition': disposition })).not.toThrow();
});

test('a file is opened or kept, as it is served', () => {
  expect(contentDisposition('inline', 'a.pdf')).toBe('inline; filename=a.pdf');
  expect(attachment('a.pdf', 'application/pdf')).toMatchObject({
    'content-disposition': 'attachment; filename=a.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});
