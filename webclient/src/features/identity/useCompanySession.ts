import { ssoRoutes } from '@foyer/contracts/identity';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { beginSession } from '#app/staff/begin-session.js';
import { goTo } from './go-to.js';
import { returnPath } from './return-path.js';

/** Why a company sign-in came to nothing, as the server tells the page; all others are one. */
const KNOWN = [
  'MEMBER_DEACTIVATED',
  'NOT_CONFIGURED',
  'SOURCE_ACCOUNT_EXISTS',
  'SOURCE_ACCOUNT_INCOMPLETE',
  'SOURCE_GROUPS_MISSING',
  'SOURCE_IDENTITY_MISSING',
  'SOURCE_ACCOUNT_UNPROVED',
  'SOURCE_NOT_ALLOWED',
  'SSO_CANCELLED',
  'SSO_EXPIRED',
  'SSO_UNAVAILABLE',
] as const;

interface CompanySession {
  /** The session is being fetched, and the page is about to be left. */
  readonly arriving: boolean;
  readonly problem: string | undefined;
}

/**
 * Takes over the session of a member who comes back from the company's provider, or says why there
 * is none.
 */
export function useCompanySession(): CompanySession {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const failed = query.get('sso-failed');
  const isDone = query.get('sso') === 'done';
  const [problem, setProblem] = useState<string>();
  const arrival = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!isDone) return undefined;
    let isLeft = false;
    // Handed over once: a page that is drawn again, as with texts that come late, must not ask
    // again.
    arrival.current ??= taken();
    void arrival.current.then(
      () => {
        if (!isLeft) goTo(returnPath(search), navigate);
      },
      (error: unknown) => {
        if (!isLeft) setProblem(messageOf(error, t));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isDone, navigate, search, t]);
  const known = KNOWN.find((code) => code === failed);
  const said = failed === null ? undefined : t(`auth.company.failed.${known ?? 'SSO_FAILED'}`);
  return { arriving: isDone && problem === undefined, problem: problem ?? said };
}

let asked: Promise<void> | undefined;

/**
 * Begins the session even if the page was left in the meantime: it is handed over to this browser
 * only.
 */
function taken(): Promise<void> {
  asked ??= publicApi
    .call(ssoRoutes.takeSession, {})
    .then(({ token }) => beginSession(token))
    .finally(() => {
      asked = undefined;
    });
  return asked;
}
