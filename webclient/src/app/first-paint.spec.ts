import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { firstPaint } from './first-paint.js';

describe('the first paint of a page', () => {
  let paint: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    paint = () => undefined;
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
      paint = () => callback(0);
      return 1;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const page = (shell: string, hidden = false) => {
    const made = document.implementation.createHTMLDocument();
    made.body.innerHTML = `<div id="root">${shell}</div>`;
    Object.defineProperty(made, 'hidden', { value: hidden });
    return made;
  };
  const isOver = async (waiting: Promise<void>): Promise<boolean> => {
    let over = false;
    void waiting.then(() => (over = true));
    await Promise.resolve();
    await Promise.resolve();
    return over;
  };

  test('is waited for where the server has put something into the page', async () => {
    const waiting = firstPaint(page('<h1>Reception</h1>'));
    expect(await isOver(waiting)).toBe(false);
    paint();
    expect(await isOver(waiting)).toBe(false);
    jest.advanceTimersByTime(0);
    expect(await isOver(waiting)).toBe(true);
  });

  test('is not awaited if the page is empty or hidden', async () => {
    expect(await isOver(firstPaint(page('')))).toBe(true);
    expect(await isOver(firstPaint(page('<h1>Reception</h1>', true)))).toBe(true);
  });

  test('is not waited for without end', async () => {
    const waiting = firstPaint(page('<h1>Reception</h1>'));
    jest.advanceTimersByTime(300);
    expect(await isOver(waiting)).toBe(true);
  });
});
