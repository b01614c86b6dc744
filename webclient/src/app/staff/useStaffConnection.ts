import { identityMessages, identityRoutes, type Profile } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import { session } from '../../session/session.js';
import { openWire, type Wire } from '../../wire/wire.js';
import { api } from '../api.js';
import { debug } from '../debug.js';
import { reportErrorsOver } from '../error-reports.js';
import { followPrimaryTab, type PrimaryTab } from './primary-tab.js';
import { tabId } from './tab-id.js';

interface Connection {
  readonly wire: Wire;
  readonly tab: PrimaryTab;
}

export interface StaffConnection {
  readonly profile: Profile | null;
  readonly changeProfile: (profile: Profile) => void;
  readonly connection: Connection | null;
  /** What kept the profile from being loaded. */
  readonly failure: unknown;
  readonly again: () => void;
}

/** Loads the own profile and connects, once for all pages of staff. */
export function useStaffConnection(token: string | null): StaffConnection {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [connection, setConnection] = useState<Connection | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (token === null) return undefined;
    const aborted = new AbortController();
    api
      .call(identityRoutes.getProfile, { signal: aborted.signal })
      .then(setProfile, (error: unknown) => {
        if (!aborted.signal.aborted) setFailure(error);
      });
    return () => aborted.abort();
  }, [token, round]);

  useEffect(() => {
    if (token === null) return undefined;
    let wire: Wire | undefined;
    let stop: (() => void)[] = [];
    let gone = false;
    void tabId(globalThis.sessionStorage).then((id) => {
      if (gone) return;
      wire = openWire({
        token: () => session.token(),
        tabId: id,
        onRefused: (code) => {
          debug('wire', 'refused', code);
          session.end(code === 'MEMBER_DEACTIVATED' ? 'deactivated' : 'expired');
        },
      });
      const main = wire.channel('main');
      const application = wire.channel('application');
      const reload = () => setRound((n) => n + 1);
      // What was told while the connection was away has been missed.
      let missed = false;
      const tab = followPrimaryTab(main, id);
      stop = [
        tab.stop,
        reportErrorsOver(main),
        main.on(identityMessages.signedOut, ({ code }) => {
          session.end(code === 'MEMBER_DEACTIVATED' ? 'deactivated' : 'expired');
        }),
        application.on(identityMessages.roleChanged, reload),
        application.whenUp(() => {
          if (missed) reload();
          missed = true;
        }),
      ];
      setConnection({ wire, tab });
    });
    return () => {
      gone = true;
      for (const end of stop) end();
      wire?.close();
      setConnection(null);
    };
  }, [token]);

  return {
    profile,
    changeProfile: setProfile,
    connection,
    failure,
    again: () => {
      setFailure(null);
      setRound((n) => n + 1);
    },
  };
}
