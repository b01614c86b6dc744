import { debug } from '#debug.js';

/** The texts on a notification. */
export interface Words {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

/**
 * Shows a notification on the desktop; a click on it brings this page to the front.
 * @param key The same key again replaces the shown one, instead of adding another.
 * @param silent True if the page itself makes the sound.
 * @returns Takes it away.
 */
export function show({ title, ...words }: Words, key: string, silent: boolean): () => void {
  try {
    const shown = new Notification(title, { ...words, tag: `foyer-${key}`, silent });
    shown.onclick = () => {
      globalThis.focus();
      shown.close();
    };
    return () => shown.close();
  } catch (error) {
    // Phones have notifications, but not for pages.
    debug('notification', error);
    return () => undefined;
  }
}
