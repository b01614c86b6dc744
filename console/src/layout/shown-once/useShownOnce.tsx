import { useEffect, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router-dom';

/**
 * Watches a secret that is shown once: who leaves it without a copy is asked, by whichever way.
 * @param isShown false while there is none to lose
 */
export function useShownOnce(isShown: boolean) {
  const [isCopied, setCopied] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  const mayLeave = useRef(false);
  const isAtRisk = isShown && !isCopied;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  const isBlocked = blocker.state === 'blocked';
  return {
    onCopied: () => setCopied(true),
    /** Leaves it, after the question. */
    close: (onClose: () => void) => (isAtRisk ? setLeave(() => onClose) : onClose()),
    question: (
      <Confirm
        isOpen={isBlocked || leave !== undefined}
        title="layout.shownOnce.title"
        content="layout.shownOnce.text"
        confirm="layout.shownOnce.leave"
        confirmColor="warning"
        onConfirm={() => {
          mayLeave.current = true;
          setLeave(undefined);
          if (isBlocked) blocker.proceed();
          leave?.();
        }}
        onClose={() => {
          setLeave(undefined);
          if (isBlocked) blocker.reset();
        }}
      />
    ),
  };
}
