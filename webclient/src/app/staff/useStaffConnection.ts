import { identityMessages } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import { session } from '#session/session.js';
import { forgetCallSetting } from '#state/call-setting.js';
import { readClaims } from '#session/token.js';
import { openWire, type Wire } from '#wire/wire.js';
import { debug } from '../../debug.js';
import { followCompany } from '../company/followCompany.js';
import { reportErrorsOver } from '../error-reports.js';
import { FIRST, loadSettings, type Settings } from './load-settings.js';
import { followPrimaryTab, type PrimaryTab } from './primary-tab.js';
import { tabId } from './tab-id.js';

interface Connection {
  readonly wire: Wire;
  readonly tab: PrimaryTab;
}

export interface StaffConnection {
  readonly settings: Settings | null;
  readonly changeSettings: (changes: Partial<Settings>) => void;
  readonly connection: Connection | null;
  /** The error that kept the settings from being loaded. */
  readonly failure: unknown;
  readonly again: () => void;
}

/**
 * Loads the member's account with its preferences and connects, once for all pages of staff; again
 * after the same member has signed in again.
 */
export function useStaffConnection(token: string | null): StaffConnection {
  const memberId = token === null ? null : (readClaims(token)?.sub ?? '');
  const [settings, setSettings] = useState<Settings | null>(null);
  const [connection, setConnection] = useState<Connection | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const { mustChangePassword = false, mustSetUpFactor = false } = settings?.profile ?? {};
  const isLocked = mustChangePassword || mustSetUpFactor;

  useEffect(() => {
    if (memberId === null) return undefined;
    const aborted = new AbortController();
    const { signal } = aborted;
    loadSettings(signal).then(setSettings, (error: unknown) => {
      if (!signal.aborted) setFailure(error);
    });
    return () => aborted.abort();
  }, [memberId, round]);

  useEffect(() => {
    // The server lets such a member in nowhere; the page connects afterwards.
    if (memberId === null || isLocked) return undefined;
    let wire: Wire | undefined;
    let stop: (() => void)[] = [];
    let gone = false;
    // The token with which the connection was opened: when it ends, another token may have replaced
    // it.
    let presented = session.token();
    const end = (code: string) => {
      if (session.token() !== presented || FIRST.includes(code)) return;
      session.end(code === 'MEMBER_DEACTIVATED' ? 'deactivated' : 'expired');
    };
    const stopFollowing = session.state.subscribe(() => {
      const { token: present } = session.state.get();
      if (present !== null && present !== presented) wire?.comeBackLater();
    });
    void tabId(globalThis.sessionStorage).then((id) => {
      if (gone) return;
      wire = openWire({
        token: () => (presented = session.token()),
        tabId: id,
        meet: `member:${memberId}`,
        onRejected: (code) => {
          debug('wire', 'refused', code);
          if (session.token() === presented) end(code);
          else wire?.reconnect();
        },
      });
      const main = wire.channel('main');
      const application = wire.channel('application');
      const reload = () => setRound((n) => n + 1);
      // Messages that were sent while the connection was down have been missed.
      let missed = false;
      const tab = followPrimaryTab(main, id);
      stop = [
        tab.stop,
        reportErrorsOver(main),
        followCompany(application),
        main.on(identityMessages.signedOut, ({ code }) => end(code)),
        application.on(identityMessages.roleChanged, reload),
        application.onUp(() => {
          if (missed) reload();
          missed = true;
        }),
      ];
      setConnection({ wire, tab });
    });
    return () => {
      gone = true;
      stopFollowing();
      for (const stopOne of stop) stopOne();
      wire?.close();
      setConnection(null);
    };
  }, [memberId, isLocked]);

  useEffect(
    () => () => {
      setSettings(null);
      forgetCallSetting();
      setFailure(null);
    },
    [memberId],
  );

  return {
    settings,
    changeSettings: (changes) => setSettings((before) => before && { ...before, ...changes }),
    connection,
    failure,
    again: () => {
      setFailure(null);
      setRound((n) => n + 1);
    },
  };
}
