import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

const sheet = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

describe('a board on a narrow screen', () => {
  it('is no wider than its place, however long a name in it is', () => {
    expect(sheet('panel/BoardPanel.module.css')).toMatch(
      /^\.panel \{[^}]*grid-template-columns: minmax\(0, 1fr\)/,
    );
  });

  it('breaks a name without spaces in the line about a signature', () => {
    expect(sheet('sign/SigningBar.module.css')).toMatch(/^\.bar \{[^}]*overflow-wrap: anywhere/);
  });
});
