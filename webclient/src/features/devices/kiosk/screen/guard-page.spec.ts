import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { guardPage } from './guard-page.js';

describe('the page of a kiosk', () => {
  let end: () => void;
  beforeEach(() => {
    history.replaceState(null, '', '/vblh/device-client');
    end = guardPage(window);
  });
  afterEach(() => end());

  const prevented = (event: Event): boolean => {
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const options = { bubbles: true, cancelable: true };
  const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { ...options, ...init });
  const fingers = (count: number) =>
    Object.assign(new Event('touchmove', options), { touches: { length: count } });

  it('has no menu, takes nothing that is dropped, and is not zoomed', () => {
    expect(prevented(new Event('contextmenu', options))).toBe(true);
    expect(prevented(new Event('drop', options))).toBe(true);
    expect(prevented(fingers(2))).toBe(true);
    expect(prevented(new WheelEvent('wheel', { ...options, ctrlKey: true }))).toBe(true);
    expect(prevented(key({ key: '+', ctrlKey: true }))).toBe(true);
  });

  it('still lets people scroll and type', () => {
    expect(prevented(fingers(1))).toBe(false);
    expect(prevented(new WheelEvent('wheel', options))).toBe(false);
    expect(prevented(key({ key: '+' }))).toBe(false);
    expect(prevented(key({ key: 'ArrowLeft' }))).toBe(false);
  });

  it('cannot be left by the way back', () => {
    expect(prevented(key({ key: 'ArrowLeft', altKey: true }))).toBe(true);
    const before = history.length;
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.length).toBe(before + 1);
    expect(location.pathname).toBe('/vblh/device-client');
  });

  it('is an ordinary one again afterwards', () => {
    end();
    expect(prevented(new Event('contextmenu', options))).toBe(false);
  });
});
