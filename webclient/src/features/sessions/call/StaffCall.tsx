import { sessionCallRoutes } from '@foyer/contracts/calls';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
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
import { forgetPlace } from './call-place.js';
import { sayGone } from './entry.js';
import { GroupCall } from './GroupCall.js';
import { useNotedPlace } from './useNotedPlace.js';
import { useSayOver } from './useSayOver.js';

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

/** Given by the pages' frame, in which the call outlives its page. */
export interface AbovePages {
  /** True if another page is open, with the call standing small above it. */
  readonly small: boolean;
  /** Told if the call may outlive its page: not before it was entered, nor once it is over. */
  readonly onIn: (isIn: boolean) => void;
}

const access = { token: () => signIn.token(), onRejected: followError };

/** A member in the call of a session or meeting; who comes to the address joins it. */
export function StaffCall(props: StaffCallProps & AbovePages) {
  const { place, open, rights, documentsOf, small, onIn } = props;
  const { t } = useTranslation();
  const sayOver = useSayOver();
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
  const path = `${back.path}/call`;
  const enter = useNotedPlace({ callId, path, title, isOver: gone !== null, onIn });
  if (joining.isError) {
    return (
      <main className={styles.page}>
        <PageTitle title={title} />
        <Link to={back.path}>{back.label}</Link>
        <LoadFailure text={t('sessionCall.loadFailed')} failure={joining.error} again={again} />
      </main>
    );
  }
  if (gone) {
    return (
      <>
        <PageTitle title={title} />
        <AfterCall
          reason={gone.reason}
          onRejoin={() => {
            setGone(null);
            again();
          }}
          back={{ label: back.label, go: () => void navigate(back.path) }}
        />
      </>
    );
  }
  if (!value) return <PageTitle title={title} />;
  const knock = async () => (await join()).knockingStatus;
  return (
    <>
      {!small && <PageTitle title={title} />}
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
        above={{ path, small }}
        onIn={enter}
        onOver={(reason) => {
          enter(false);
          forgetPlace(callId);
          setGone({ reason });
          if (small) sayOver(reason, () => void navigate(path));
        }}
      />
    </>
  );
}

/** Names the page of the call; above another one the call has no say in that. */
function PageTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}
