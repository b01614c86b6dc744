import { expect, test } from '@jest/globals';

import { withOwnBytes } from './own-bytes.js';

test('bytes get memory of their own, also deep in a value', () => {
  const message = Buffer.from('before the file, and after');
  const view = message.subarray(7, 15);
  expect(view.byteOffset).toBeGreaterThan(0);
  const owned = withOwnBytes({
    file: { content: view },
    list: [view],
    name: 'a',
    size: 3,
    not: null,
  });
  const bytes = new Uint8Array(Buffer.from('the file'));
  expect(owned).toEqual({ file: { content: bytes }, list: [bytes], name: 'a', size: 3, not: null });
  const { content } = (owned as { file: { content: Uint8Array } }).file;
  expect(content.byteOffset).toBe(0);
  expect(content.buffer.byteLength).toBe(8);
});
