import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

it('never breaks the waiting time next to a long name', () => {
  const css = readFileSync('webclient/src/features/visits/desk/beside/Beside.module.css', 'utf8');
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = '<p class="waits"><span>Long</span><time>0:02</time></p>';
  const [name, time] = ['span', 'time'].map((part) =>
    getComputedStyle(document.querySelector(part)!),
  );
  expect(time).toMatchObject({ flexShrink: '0', whiteSpace: 'nowrap' });
  expect(name).toMatchObject({ minWidth: '0', overflowWrap: 'anywhere' });
});
