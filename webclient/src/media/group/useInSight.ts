import { useEffect, useState } from 'react';

import type { Receiver } from '../core/receiver.js';

/** Has only those pictures sent that can be seen here, and none while the page is in the background. */
export function useInSight(receiver: Receiver, keys: readonly string[]): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const seen = hidden ? '' : keys.join(' ');
  useEffect(() => receiver.sight.set(new Set(seen.split(' '))), [receiver, seen]);
  useEffect(() => () => receiver.sight.set(null), [receiver]);
}
