import { BASE_PATH } from '@foyer/contracts/identity';
import type { Session } from '@foyer/contracts/sessions';
import type { SessionCallDocument, SessionDocument } from '@foyer/projections/sessions';

/** The data, in addition to a session, that showing it needs. */
export interface Beside {
  readonly names: ReadonlyMap<string, string>;
  readonly calls: ReadonlyMap<string, SessionCallDocument>;
  readonly documentIds: ReadonlyMap<string, readonly string[]>;
  /** The id of the viewer. */
  readonly viewerId: string;
}

/** Returns a session as a person sees it: a direct one has the names of the others in it. */
export function shownSession(session: SessionDocument, beside: Beside): Session {
  const { names, viewerId, documentIds } = beside;
  const { typeOrder, sortName, memberCount, pinId, callId, live, updatedAt, ...rest } = session;
  const sessionName = nameOf(session, beside);
  const call = callId === null ? undefined : beside.calls.get(callId);
  return {
    ...rest,
    sessionName,
    members: session.members.map((one) => ({
      ...one,
      displayName: names.get(one.memberId) ?? null,
    })),
    documents: [...(documentIds.get(session._id) ?? [])],
    callInfo: { currentCallDetailId: call ? callOf(call, sessionName, names) : null },
    shortlink: session.sessionNameId,
    conferenceLink: `${BASE_PATH}/live-session/${session.sessionNameId || session._id}/`,
    channelId: session._id,
    hasPin: pinId !== null,
    ownRole: session.members.find(({ memberId }) => memberId === viewerId)?.role ?? null,
  };
}

function nameOf(
  { sessionName, members }: SessionDocument,
  { names, viewerId }: Pick<Beside, 'names' | 'viewerId'>,
): string {
  if (sessionName !== null) return sessionName;
  const others = members.filter(({ memberId }) => memberId !== viewerId);
  return others.flatMap(({ memberId }) => names.get(memberId) ?? []).join(', ');
}

type CurrentCall = NonNullable<Session['callInfo']['currentCallDetailId']>;

function callOf(
  { _id, participants }: SessionCallDocument,
  sessionName: string,
  names: Beside['names'],
): CurrentCall {
  return {
    _id,
    callJoiners: participants.map(({ joinerId, joinerType, role, joined }) => ({
      _id: joinerId,
      joinerId,
      joinerType: joinerType === 'User' ? 'User' : 'Guest',
      displayName: names.get(joinerId) ?? null,
      joinerRole: role,
      isAdmin: role === 'admin',
      callStatus: joined,
      inviter: null,
      phoneNumber: null,
      sessionName,
      callDetailId: _id,
    })),
    invitedMembers: participants.flatMap(({ joinerId, joinerType, joined }) =>
      joinerType === 'User' && !joined ? [joinerId] : [],
    ),
  };
}

const byName = new Intl.Collator('de', { sensitivity: 'base', numeric: true });
const ORDER: readonly Session['sessionType'][] = ['public', 'private', 'direct', 'device'];

/** Sorts public ones first, then private, then direct, each by name, without regard to case. */
export function inOrder(sessions: readonly Session[]): readonly Session[] {
  return [...sessions].sort(
    (a, b) =>
      ORDER.indexOf(a.sessionType) - ORDER.indexOf(b.sessionType) ||
      byName.compare(a.sessionName, b.sessionName) ||
      byName.compare(a._id, b._id),
  );
}
