import { useEffect, useRef } from 'react';

import type { CallState } from '#media/core/call-state.js';
import type { LocalMedia } from '#media/core/local-media.js';

/**
 * Opens the user's devices if the user enters a call to speak. The right to speak, once given in
 * the call, starts nothing: its owner turns microphone and camera on.
 */
export function useOwnDevices(media: LocalMedia, phase: CallState['phase'], speaks: boolean): void {
  const isIn = phase === 'in';
  const listened = useRef(false);
  useEffect(() => {
    if (!isIn) {
      listened.current = false;
      return undefined;
    }
    if (!speaks) {
      listened.current = true;
      return undefined;
    }
    if (listened.current) media.proceedWithout();
    else void media.open();
    return () => media.close();
  }, [media, isIn, speaks]);
}
