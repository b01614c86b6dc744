import { useEffect, useRef, type MouseEvent } from 'react';

/** The second press of a double click comes within this time, in milliseconds. */
const CALM_MS = 700;

interface Calm {
  /** Notices each press in the bar, before the button does. */
  readonly noticePress: (event: MouseEvent) => void;
  /** Does what cannot be taken back, where the press can only have meant that. */
  readonly whenCalm: (act: () => void) => void;
}

/**
 * Keeps final actions from a press that was meant for another button: the second press of a double
 * click, or one just after the buttons have changed.
 * @param arrangement Differs where other buttons stand there.
 */
export function useCalm(arrangement: string): Calm {
  const stirred = useRef(-Infinity);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) stirred.current = performance.now();
    isFirst.current = false;
  }, [arrangement]);
  return {
    noticePress: ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !button.hasAttribute('data-final')) stirred.current = performance.now();
    },
    whenCalm: (act) => {
      if (performance.now() - stirred.current >= CALM_MS) act();
    },
  };
}
