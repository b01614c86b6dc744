import './kiosk-scale.css';

import { useEffect } from 'react';

/** Makes the whole page as large as it must be for who reads it from an arm's length away. */
export function useKioskScale(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.kiosk = 'yes';
    return () => {
      delete dataset.kiosk;
    };
  }, []);
}
