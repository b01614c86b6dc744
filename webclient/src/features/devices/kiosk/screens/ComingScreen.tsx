import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { QuietLine } from '#design/QuietLine.js';
import { StartSkeleton } from '#features/visits/visitor/StartSkeleton.js';

/** A wait that is longer than this gets a message, in milliseconds. */
const PATIENCE_MS = 2_000;

/** While the server is being reached. */
export function ComingScreen() {
  const { t } = useTranslation();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <StartSkeleton />
      {long && <QuietLine>{t('kiosk.coming')}</QuietLine>}
    </>
  );
}
