import { languageIn } from '@foyer/contracts/portals';

/** A store for as long as the page is open. */
class PageStorage implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

/** A browser that keeps nothing for pages in frames refuses even to look. */
function replaceIfRefused(name: 'localStorage' | 'sessionStorage'): void {
  try {
    globalThis[name].getItem('');
  } catch {
    Object.defineProperty(globalThis, name, { value: new PageStorage(), configurable: true });
  }
}

/**
 * Prepares a page in a frame of another site: it speaks the site's language, and works where the
 * browser lets it store nothing. Cookies are not needed.
 */
export function prepareFrame(): void {
  replaceIfRefused('localStorage');
  replaceIfRefused('sessionStorage');
  const language = languageIn(location.hash);
  if (language === '') return;
  const languages = [language, ...navigator.languages];
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}
