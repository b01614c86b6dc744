import { useNotify } from 'react-admin';

/**
 * Returns a function that copies a text and says so. Without the permission to copy, which a page
 * without TLS never has, the text is left on the screen to be copied by hand.
 */
export function useCopy() {
  const notify = useNotify();
  /**
   * @param done what is said after it; by default that it was copied
   * @param isShown true where the text stands on the page, and must not stand in a notice as well
   * @returns Whether it was copied.
   */
  return async (
    text: string,
    { done = 'layout.copied', isShown = false }: { done?: string; isShown?: boolean } = {},
  ): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (isShown) notify('layout.notCopied', { type: 'warning' });
      else notify(text, { type: 'info', autoHideDuration: null, messageArgs: { _: text } });
      return false;
    }
    notify(done, { type: 'success' });
    return true;
  };
}
