import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { scrollToPart } from './scroll-to-part.js';

let scrolled: (number | undefined)[] = [];
let grow = (): void => undefined;
beforeEach(() => {
  scrolled = [];
  Object.assign(globalThis, {
    innerHeight: 780,
    scrollTo: ({ top }: ScrollToOptions) => void scrolled.push(top),
    ResizeObserver: class {
      constructor(told: () => void) {
        grow = told;
      }
      readonly observe = () => undefined;
      disconnect() {
        grow = () => undefined;
      }
    },
  });
});
afterEach(() => document.body.replaceChildren());

/** A start page whose call button ends so far down, in pixels. */
function showButton(bottom: () => number) {
  document.body.innerHTML = '<main><button type="submit">Call</button></main>';
  const button = document.querySelector('button')!;
  button.getBoundingClientRect = () => ({ bottom: bottom() }) as DOMRect;
}

it('keeps the call button in sight, also when a field above it comes later', () => {
  let bottom = 700;
  showButton(() => bottom);
  const end = scrollToPart('callButton');
  bottom = 900;
  grow();
  end();
  grow();
  expect(scrolled).toEqual([0, 144]);
});

it('shows the page from the top where no part of it is edited, or it does not show', () => {
  scrollToPart('callButton')();
  expect(scrolled).toEqual([]);
  showButton(() => 900);
  scrollToPart(null)();
  expect(scrolled).toEqual([0]);
});
