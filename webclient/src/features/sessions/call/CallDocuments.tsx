import { sessionRoutes } from '@foyer/contracts/sessions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '../../../app/api.js';
import { LoadFailure } from '../../../app/LoadFailure.js';
import { useLoaded } from '../../../app/useLoaded.js';
import { Skeleton } from '../../../design/Skeleton.js';
import { DocumentsSection } from '../DocumentsSection.js';

/** The documents of a call's session, as they are when the tab is opened. */
export function CallDocuments({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation();
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.call(sessionRoutes.getManagedSession, { params: { id: sessionId }, signal }),
      [sessionId],
    ),
  );
  if (failure !== null) {
    return <LoadFailure text={t('sessions.failed')} failure={failure} again={again} />;
  }
  if (value === null) return <Skeleton height="4rem" />;
  return <DocumentsSection session={value} onChanged={again} />;
}
