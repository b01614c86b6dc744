import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, test } from '@jest/globals';
import type { Mark } from '@foyer/contracts/board';
import { cleanup, render } from '@testing-library/react';

import { plainPage, turnedPage, type PageGeometry } from './geometry.js';
import { MarkShape } from './MarkShape.js';

const base = { page: 0, color: '#C2261A', width: 3, opacity: 1, attributes: {}, children: [] };
const line: Mark = {
  ...{ ...base, kind: 'line', name: 'l', isArrow: true },
  ...({ start: [10, 10], end: [60, 10] } as const),
};
const text: Mark = {
  ...{ ...base, kind: 'freetext', name: 't', contents: 'One\nTwo', fontSize: 18 },
  box: [10, 40, 90, 85],
};

const sizesOn = (geometry: PageGeometry) => {
  const { container } = render(
    <svg>
      <MarkShape mark={line} geometry={geometry} />
      <MarkShape mark={text} geometry={geometry} />
    </svg>,
  );
  const numberOf = (selector: string, name: string) =>
    Number(container.querySelector(selector)?.getAttribute(name));
  const head = container.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const [tip = 0, wing = 0] = [/L([\d.]+)/, /M([\d.]+)/].map((one) => Number(one.exec(head)?.[1]));
  return {
    stroke: numberOf('path', 'stroke-width'),
    letters: numberOf('text', 'font-size'),
    row: numberOf('tspan:nth-child(2)', 'y') - numberOf('tspan', 'y'),
    head: tip - wing,
  };
};

afterEach(cleanup);

test('Strokes, letters and arrows have the same size on a page with large points as on any other', () => {
  const plain = sizesOn(plainPage(100, 100));
  cleanup();
  const large = sizesOn(turnedPage(1000, 1000, [10, 0, 0, -10, 0, 1000]));
  expect(plain).toMatchObject({ stroke: 3, letters: 18, row: 22.5 });
  for (const key of ['stroke', 'letters', 'row', 'head'] as const) {
    expect(large[key]).toBeCloseTo(plain[key] * 10, 3);
  }
});
