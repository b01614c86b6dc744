import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Lets a field be as high as its lines; what is too much for the page is limited by its style. */
export function useGrowing(value: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [value]);
  return field;
}
