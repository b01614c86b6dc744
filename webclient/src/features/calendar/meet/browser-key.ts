import { newId } from '#app/new-id.js';

const KEY = 'foyer.browser';

/**
 * A secret by which an invitation knows the browser that uses it: the same in every tab, and after
 * a reload.
 */
export function browserKey(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? newId();
    localStorage.setItem(KEY, kept);
    return kept;
  } catch {
    // Without storage this page is a browser of its own.
    return (unkept ??= newId());
  }
}
let unkept: string | undefined;
