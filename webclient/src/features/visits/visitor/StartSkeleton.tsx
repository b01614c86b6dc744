import { useTranslation } from 'react-i18next';

import { Skeleton } from '#design/Skeleton.js';
import { StartFrame } from './StartFrame.js';

/** Keeps the place of a portal's page while it is loaded. */
export function StartSkeleton() {
  const { t } = useTranslation();
  return (
    <StartFrame>
      <span className="visually-hidden" role="status">
        {t('app.loading')}
      </span>
      <Skeleton width="4.5rem" height="5.5rem" />
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton width="22rem" height="1.25rem" />
      <Skeleton width="18rem" height="3.5rem" round />
    </StartFrame>
  );
}
