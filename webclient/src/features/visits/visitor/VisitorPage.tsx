import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { StartSkeleton } from './StartSkeleton.js';
import { NextTry } from './NextTry.js';
import { isOverload } from './next-try.js';
import { usePublicPortal } from './usePublicPortal.js';
import { Visit } from './Visit.js';

const { Part: PortalInFrame } = prepared(
  async () => (await import('./embedded/framed.js')).PortalInFrame,
);

/** A visitor's page: one portal, found by its id or short link. */
export function VisitorPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [atStart, setAtStart] = useState(true);
  const [load, again] = usePublicPortal(id, atStart);
  usePageTitle(load.phase === 'found' ? load.portal.name : '');

  switch (load.phase) {
    case 'loading':
      return <StartSkeleton />;
    case 'missing':
      return (
        <Notice sign="?" title={t('visitor.notFoundTitle')} text={t('visitor.notFoundText')} />
      );
    case 'failed':
      if (isOverload(load.error)) {
        return (
          <Notice
            title={t('visitor.manyPeople')}
            text={t('visitor.manyPeopleText')}
            action={
              <NextTry
                key={load.times}
                failure={load.error}
                before={load.times - 1}
                onTry={again}
              />
            }
          />
        );
      }
      return (
        <Notice
          title={t('visitor.loadFailed')}
          text={messageOf(load.error, t)}
          action={<Button onClick={again}>{t('visitor.again')}</Button>}
        />
      );
    case 'found':
      if (window !== parent) {
        return (
          <Suspense>
            <PortalInFrame portal={load.portal}>
              {(portal, session) => <Visit {...{ portal, session, onStart: setAtStart }} />}
            </PortalInFrame>
          </Suspense>
        );
      }
      return <Visit key={load.portal._id} portal={load.portal} onStart={setAtStart} />;
  }
}
