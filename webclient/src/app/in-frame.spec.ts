import { afterEach, expect, it } from '@jest/globals';
import { fragmentOf } from '@foyer/contracts/portals';

import { prepareFrame } from './in-frame.js';

const own = {
  localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!,
  sessionStorage: Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!,
};

afterEach(() => {
  Object.defineProperties(globalThis, own);
  Reflect.deleteProperty(navigator, 'languages');
  location.hash = '';
});

it('speaks the language of the site first', () => {
  const before = navigator.languages;
  location.hash = fragmentOf({ host: 'https://a.example', language: 'de' });
  prepareFrame();
  expect(navigator.languages).toEqual(['de', ...before]);
});

it('keeps what it stores for itself where the browser refuses to store it', () => {
  const refuse = {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  Object.defineProperties(globalThis, { localStorage: refuse, sessionStorage: refuse });
  prepareFrame();
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.key(1), storage.length]).toEqual(['1', 'b', 2]);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.clear();
    expect(storage.length).toBe(0);
  }
});

it('keeps to the storage of the browser where it has one', () => {
  const before = localStorage;
  prepareFrame();
  expect(localStorage).toBe(before);
});
