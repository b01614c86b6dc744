import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';

import { StampShape } from './StampShape.js';

const wordsOf = (icon: string) => {
  const place = { left: 0, top: 0, width: 150, height: 40 };
  const { container } = render(
    <svg>
      <StampShape icon={icon} color="#C2261A" {...place} />
    </svg>,
  );
  return container.textContent;
};

describe('A stamp on the board', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.lang = 'en';
  });

  test('reads in the language of its reader', () => {
    expect(wordsOf('NotApproved')).toBe('NOT APPROVED');
    cleanup();
    document.documentElement.lang = 'de';
    expect(wordsOf('NotApproved')).toBe('NICHT GENEHMIGT');
  });

  test('of another program keeps its own name', () => {
    document.documentElement.lang = 'de';
    expect(wordsOf('ForComment')).toBe('FOR COMMENT');
  });
});
