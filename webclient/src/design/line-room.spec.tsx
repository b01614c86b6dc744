import '#testing/browser-parts.js';

import { globSync, readFileSync } from 'node:fs';

import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { QuietLine } from './QuietLine.js';

const room = () => document.documentElement.style.getPropertyValue('--lines');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('has the page begin below all lines, and each of them below the one before', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  const page = (isLost: boolean) => (
    <>
      <QuietLine>Kept</QuietLine>
      {isLost && <QuietLine>Offline</QuietLine>}
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.getAllByRole('status').map((line) => line.style.top)).toEqual(['0px', '40px']);
  expect(room()).toBe('80px');
  rerender(page(false));
  expect(room()).toBe('40px');
  cleanup();
  expect(room()).toBe('');
});

/** The rules of all styles: what each says, with its selector and file. */
const rules = globSync('webclient/src/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('}')
    .map((rule) => ({ file, rule: rule.slice(rule.lastIndexOf('{') + 1), whole: rule })),
);

it('leaves no part of a page as high as the screen, whose foot lines would push out of it', () => {
  const fills = rules.filter(({ rule }) => /(?<!max-)height: [^;]*100dvh/.test(rule));
  expect(fills.length).toBeGreaterThan(10);
  const blind = fills.filter(({ rule }) => !rule.includes('var(--lines'));
  expect(blind.map(({ file }) => file)).toEqual([]);
});

it('has what is fixed to the top of the screen begin below lines', () => {
  const fixed = rules.filter(
    ({ file, rule }) =>
      rule.includes('position: fixed') &&
      /\n\s+(?:top|inset): (?!auto)/.test(rule) &&
      !isOver(file),
  );
  expect(fixed.length).toBeGreaterThan(3);
  const blind = fixed.filter(({ rule }) => !rule.includes('var(--lines'));
  expect(blind.map(({ file }) => file)).toEqual([]);
});

/** Lines themselves, what covers all of a screen, and the layer in which others are placed. */
const isOver = (file: string): boolean =>
  ['QuietLine', 'Slides', 'Shade', 'AboveDialogs'].some((name) => file.includes(`/${name}.`));
