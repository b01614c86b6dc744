import { useEffect } from 'react';

/**
 * Keeps the focus on the page while a part of it is drawn. The code comes after the page, so that
 * the first picture does not wait for it; without it the browser's own rule applies.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    import('./keep-focus.js').then(
      ({ keepFocus }) => {
        if (!isOver) end = keepFocus();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}
