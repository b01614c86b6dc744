import { portalRoutes } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';

import { publicApi } from '#app/api.js';
import { returnToPlace } from './return-to-place.js';

/** A code after this sign leads back to a kept place in line. */
const PLACE = '~';

/** Follows a short link to where it leads. */
export function ShortlinkPage() {
  const { shortlink = '' } = useParams();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const aborted = new AbortController();
    if (shortlink.startsWith(PLACE)) {
      void returnToPlace(shortlink.slice(PLACE.length)).then(setTarget);
      return undefined;
    }
    publicApi
      .call(portalRoutes.resolveShortlink, { params: { shortlink }, signal: aborted.signal })
      .then(
        ({ redirectId, redirectRefType }) =>
          setTarget(
            {
              queue: `/web-client-v2/queue/${redirectId}`,
              session: `/live-session/${redirectId}/`,
              meeting: `/meet/${redirectId}/guest`,
              'Not Found': '/error/404',
            }[redirectRefType],
          ),
        () => {
          if (!aborted.signal.aborted) setTarget('/error/404');
        },
      );
    return () => aborted.abort();
  }, [shortlink]);
  return target === undefined ? null : <Navigate to={target} replace />;
}
