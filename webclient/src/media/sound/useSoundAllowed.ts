import { useEffect, useState } from 'react';

import { audioContext } from '../core/audio-level.js';

/**
 * True if the browser lets this page make sounds; it does after the user has clicked or typed
 * anywhere on it.
 */
export function useSoundAllowed(): boolean {
  const [allowed, setAllowed] = useState(() => audioContext()?.state === 'running');
  useEffect(() => {
    const audio = audioContext();
    if (!audio) return undefined;
    const look = () => setAllowed(audio.state === 'running');
    const wake = () => void audio.resume().then(look);
    audio.addEventListener('statechange', look);
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    wake();
    return () => {
      audio.removeEventListener('statechange', look);
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, []);
  return allowed;
}
