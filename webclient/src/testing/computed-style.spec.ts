import { expect, test } from '@jest/globals';

const RULES = `
  .shut { display: none }
  .frame > .inner, aside { visibility: hidden }
  section p:first-child { color: rgb(1, 2, 3) }
  :is(b, i).off { pointer-events: none }
  [data-far] { visibility: collapse }
  .sm\\:wide { display: flex }
  @media screen { .seen.twice { display: grid } }
`;

/** An element by its markup, of which the last part is meant. */
function made(markup: string): Element {
  document.head.innerHTML = `<style>${RULES}</style>`;
  document.body.innerHTML = markup;
  return [...document.body.querySelectorAll('*')].at(-1)!;
}

// In the DOM of specs most rules are put aside before the selector engine is asked.
test.each([
  ['<div class="on shut"></div>', 'display', 'none'],
  ['<div class="frame"><b class="inner"></b></div>', 'visibility', 'hidden'],
  ['<div class="frame"><b><b class="inner"></b></b></div>', 'visibility', 'visible'],
  ['<aside></aside>', 'visibility', 'hidden'],
  ['<section><p></p></section>', 'color', 'rgb(1, 2, 3)'],
  ['<i class="off"></i>', 'pointer-events', 'none'],
  ['<i class="on"></i>', 'pointer-events', 'auto'],
  ['<u data-far></u>', 'visibility', 'collapse'],
  ['<u class="sm:wide"></u>', 'display', 'flex'],
  ['<u class="twice seen"></u>', 'display', 'grid'],
  ['<u class="seen"></u>', 'display', ''],
  ['<u hidden></u>', 'display', 'none'],
  ['<svg><linearGradient class="shut"/></svg>', 'display', 'none'],
])('%s has its %s from the rules of the page: %s', (markup, property, value) => {
  expect(getComputedStyle(made(markup)).getPropertyValue(property)).toBe(value);
});
