import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsOffline, useNotify, useTranslate } from 'react-admin';

import { useServerAway } from '../live/useServerAway.js';

/**
 * Says in one line that the network or the server is away, as soon as that is known, and once when
 * it is back.
 */
export function OfflineLine() {
  const offline = useIsOffline();
  const serverAway = useServerAway();
  const away = offline || serverAway;
  useNewsOfReturn(away);
  const translate = useTranslate();
  return (
    <div role="status">
      {away && (
        <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
          {translate(offline ? 'layout.offline' : 'layout.serverAway')}
        </Alert>
      )}
    </div>
  );
}

/**
 * Data that could not be loaded in the meantime is requested again; a form with input stays
 * unchanged.
 */
function useNewsOfReturn(away: boolean): void {
  const notify = useNotify();
  const queries = useQueryClient();
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !away) {
      notify('layout.backOnline', { type: 'success' });
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    }
    wasAway.current = away;
  }, [away, notify, queries]);
}
