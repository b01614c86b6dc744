import { sessionCallRoutes } from '@foyer/contracts/calls';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { api, followError } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { session as signIn } from '#session/session.js';
import type { ChatRights } from '../../chat/session/rights.js';
import { uploadTo } from '../../chat/session/upload-to.js';
import styles from '../SessionsPage.module.css';
import { AfterCall } from './AfterCall.js';
import { CallDocuments } from './CallDocuments.js';
import { forgetPlace, notePlace } from './call-place.js';
import { sayGone } from './entry.js';
import { GroupCall } from './GroupCall.js';

/** The place of a call for a member. */
interface Place {
  /** The session, or the meeting. */
  readonly id: string;
  readonly isMeeting: boolean;
  /** The title if the name is not known. */
  readonly untitled: string;
  readonly back: { readonly label: string; readonly path: string };
}

interface StaffCallProps {
  readonly place: Place;
  /** Makes sure that there is a call; left out where one is only joined. */
  readonly open?: (signal?: AbortSignal) => Promise<unknown>;
  readonly rights: ChatRights;
  /** The place of the documents that are shown and attached there. */
  readonly documentsOf: (callId: string) => DocumentPlace;
}

const access = { token: () => signIn.token(), onRejected: followError };

/** A member in the call of a session or meeting; who comes to the address joins it. */
export function StaffCall({ place, open, rights, documentsOf }: StaffCallProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { wire, profile, tab } = useStaff();
  const [gone, setGone] = useState<{ readonly reason: string | null } | null>(null);
  const { id, isMeeting, untitled, back } = place;
  const { _id: joinerId, firstName, lastName } = profile;
  const displayName = `${firstName} ${lastName}`.trim();
  const join = useCallback(
    async (signal?: AbortSignal) => {
      await open?.(signal);
      const joinerDetail = { joinerId, displayName };
      const meeting = isMeeting ? { meetingId: id } : {};
      const body = { sessionId: id, ...meeting, isMeeting, joinerDetail };
      return api.call(sessionCallRoutes.joinSessionCall, { body, ...(signal && { signal }) });
    },
    [id, isMeeting, joinerId, displayName, open],
  );
  const joining = useQuery({
    queryKey: ['session-call', id, isMeeting, joinerId, displayName],
    queryFn: ({ signal }) => join(signal),
    // A call that is on stays, also while its member joins it under another name.
    placeholderData: keepPreviousData,
  });
  const { data: value } = joining;
  const again = () => void joining.refetch();
  const callId = value?.callDetailId ?? '';
  const chatRights = useMemo(
    () => ({ ...rights, attach: uploadTo(documentsOf(callId), access) }),
    [rights, documentsOf, callId],
  );
  const title = (value?.callJoiner.sessionName ?? '') || untitled;
  usePageTitle(title);
  useEffect(() => {
    if (callId !== '') notePlace(callId, { path: `${back.path}/call`, title, isKept: false });
  }, [callId, back.path, title]);
  if (joining.isError) {
    return (
      <main className={styles.page}>
        <Link to={back.path}>{back.label}</Link>
        <LoadFailure text={t('sessionCall.loadFailed')} failure={joining.error} again={again} />
      </main>
    );
  }
  if (gone) {
    return (
      <AfterCall
        reason={gone.reason}
        onRejoin={() => {
          setGone(null);
          again();
        }}
        back={{ label: back.label, go: () => void navigate(back.path) }}
      />
    );
  }
  if (!value) return null;
  const knock = async () => (await join()).knockingStatus;
  return (
    <GroupCall
      key={callId}
      wire={wire}
      tab={tab}
      client={api}
      callId={callId}
      entry={{
        ...{ joinerId, status: value.knockingStatus, knock },
        withdraw: () => sayGone(api, callId),
      }}
      documentsOf={documentsOf(callId)}
      token={access.token}
      title={title}
      chatRights={chatRights}
      folder={(inCall) => <CallDocuments of={documentsOf(callId)} {...access} {...inCall} />}
      onOver={(reason) => {
        forgetPlace(callId);
        setGone({ reason });
      }}
    />
  );
}
