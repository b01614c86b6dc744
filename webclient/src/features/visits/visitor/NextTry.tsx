import type { ApiError } from '@foyer/contracts/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { nextTryInS } from './next-try.js';

interface NextTryProps {
  readonly failure: ApiError;
  /** How often it was tried in vain before. */
  readonly before: number;
  readonly onTry: () => void;
}

/** Counts down to the next try, and makes it. Screen readers are not told of every second. */
export function NextTry({ failure, before, onTry }: NextTryProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(() => nextTryInS(failure, before));

  const tryNow = useEffectEvent(onTry);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else tryNow();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return <p aria-live="off">{t('visitor.tryAgainIn', { count: left })}</p>;
}
