import { sessionCallRoutes } from '@foyer/contracts/calls';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';

import { api, followError } from '../../../app/api.js';
import { LoadFailure } from '../../../app/LoadFailure.js';
import { useStaff } from '../../../app/staff/staff-context.js';
import { useLoaded } from '../../../app/useLoaded.js';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { session as signIn } from '../../../session/session.js';
import { staffRights } from '../../chat/session/staff-rights.js';
import { uploadTo } from '../../chat/session/upload-to.js';
import styles from '../SessionsPage.module.css';
import { AfterCall } from './AfterCall.js';
import { CallDocuments } from './CallDocuments.js';
import { sayGone } from './entry.js';
import { GroupCall } from './GroupCall.js';

/** A member in the call of a session; who comes to the address joins it. */
export function SessionCallPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { wire, profile, tab } = useStaff();
  const [gone, setGone] = useState<{ readonly reason: string | null } | null>(null);
  const { _id: joinerId, firstName, lastName } = profile;
  const displayName = `${firstName} ${lastName}`.trim();
  const join = useCallback(
    (signal?: AbortSignal) => {
      const joinerDetail = { joinerId, displayName };
      const body = { sessionId: id, isMeeting: false, joinerDetail };
      return api.call(sessionCallRoutes.joinSessionCall, { body, ...(signal && { signal }) });
    },
    [id, joinerId, displayName],
  );
  const chatRights = useMemo(() => {
    const access = { token: () => signIn.token(), onRejected: followError };
    return { ...staffRights, attach: uploadTo({ kind: 'session', id }, access) };
  }, [id]);
  const { value, failure, again } = useLoaded(join);
  const title = value?.callJoiner.sessionName ?? '';
  usePageTitle(title || t('sessionCall.title'));
  const comeBack = () => {
    setGone(null);
    again();
  };
  if (failure !== null) {
    return (
      <main className={styles.page}>
        <Link to={`/sessions/${id}`}>{t('sessionCall.toSession')}</Link>
        <LoadFailure text={t('sessionCall.loadFailed')} failure={failure} again={again} />
      </main>
    );
  }
  if (gone) {
    return (
      <AfterCall
        reason={gone.reason}
        onRejoin={comeBack}
        back={{
          label: t('sessionCall.toSession'),
          go: () => void navigate(`/sessions/${id}`),
        }}
      />
    );
  }
  if (value === null) return null;
  const { callDetailId, knockingStatus: status } = value;
  const knock = async () => (await join()).knockingStatus;
  return (
    <GroupCall
      key={callDetailId}
      wire={wire}
      tab={tab}
      client={api}
      documentsOf={{ kind: 'session', id }}
      token={() => signIn.token()}
      callId={callDetailId}
      entry={{ joinerId, status, knock, withdraw: () => sayGone(api, callDetailId) }}
      title={title || t('sessionCall.title')}
      chatRights={chatRights}
      folder={(inCall) => (
        <CallDocuments
          sessionId={id}
          token={() => signIn.token()}
          onRejected={followError}
          {...inCall}
        />
      )}
      onOver={(reason) => setGone({ reason })}
    />
  );
}
