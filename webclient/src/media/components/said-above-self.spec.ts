import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

it('puts messages about a participant above the picture of the user', () => {
  document.head.innerHTML = ['RemoteTile', 'SelfTile']
    .map((part) => readFileSync(`webclient/src/media/components/${part}.module.css`, 'utf8'))
    .map((css) => `<style>${css}</style>`)
    .join('');
  document.body.innerHTML = '<p class="waiting"></p><div class="self"></div>';
  const [said, self] = ['p', 'div'].map((part) =>
    Number(getComputedStyle(document.querySelector(part)!).zIndex),
  );
  expect(said).toBeGreaterThan(self!);
});
