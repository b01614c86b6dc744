import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { plainPage, seenPaper, turnedPage } from './geometry.js';
import { SignatureFrames } from './SignatureFrames.js';

const framesOf = (given: number, ...signerIds: readonly string[]) => {
  const geometry = plainPage(595, 842);
  render(
    <svg>
      <SignatureFrames
        signing={{ given, signerIds }}
        box={[60, 600, 280, 700]}
        geometry={geometry}
      />
    </svg>,
  );
  const frames = screen.getAllByTestId('signature-place');
  const rects = frames.map((one) => one.querySelector('rect'));
  cleanup();
  return rects.map((one) => Number(one?.getAttribute('y')));
};

describe('Frames where signatures are asked for', () => {
  afterEach(cleanup);

  test('show a place for each person who has not signed, below the places that are taken', () => {
    expect(framesOf(0, 'vic', 'ben')).toEqual([142, 266]);
    expect(framesOf(1, 'ben')).toEqual([266]);
  });

  test('follow a page that is turned, and larger than its points', () => {
    // Turned by 90, at ten pixels a point.
    const geometry = turnedPage(8420, 5950, [0, 10, 10, 0, 100, 200]);
    expect(seenPaper(geometry)).toEqual({
      paper: [-20, -10, 575, 832],
      right: [0, 1],
      down: [1, 0],
    });
  });
});
