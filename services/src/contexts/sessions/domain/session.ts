import type {
  InCallRole,
  SessionEvent,
  SessionSettings,
  SessionType,
} from '@foyer/contracts/sessions';

/** A removed document can be put back, a deleted one cannot. */
type DocumentStanding = 'there' | 'taken-away' | 'deleted';

export interface KnownSession {
  readonly status: 'known' | 'deleted';
  readonly id: string;
  readonly sessionType: SessionType;
  /** Null where it is called by those who are in it. */
  readonly sessionName: string | null;
  /** The short link by which it is found; empty for a direct session. */
  readonly sessionNameId: string;
  readonly settings: SessionSettings;
  /** The members, in the order in which they came. */
  readonly members: ReadonlyMap<string, InCallRole>;
  /** Which PIN in the vault lets others in; null where there is none. */
  readonly pinId: string | null;
  /** The persons who knew that PIN. */
  readonly passed: ReadonlySet<string>;
  readonly avatarFileId: string | null;
  readonly documents: ReadonlyMap<string, DocumentStanding>;
  /** The current call in it. */
  readonly callId: string | null;
}

/** A session, with what decisions about one need. */
export type SessionState = { readonly status: 'unknown' } | KnownSession;

/** A session as its form shows it; a PIN is never shown. */
export const shownSession = (session: SessionState) =>
  session.status === 'known'
    ? {
        sessionName: session.sessionName,
        sessionType: session.sessionType,
        ...session.settings,
        members: [...session.members].map(([memberId, role]) => ({ memberId, role })),
      }
    : {};

export const initialSession: SessionState = { status: 'unknown' };

const SPEAKERS: readonly InCallRole[] = ['presenter', 'moderator', 'admin'];

/** The default settings of a new session. */
export const SESSION_DEFAULTS: SessionSettings = {
  description: '',
  accessMode: 'open',
  cameraRoles: [...SPEAKERS],
  screenShareRoles: [...SPEAKERS],
  microphoneRoles: [...SPEAKERS],
  quality: 'HD',
  startMuted: false,
};

export function evolveSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'SessionCreated') {
    const { sessionId, sessionType, sessionName, sessionNameId } = event.data;
    return {
      status: 'known',
      id: sessionId,
      sessionType,
      sessionName,
      sessionNameId,
      settings: SESSION_DEFAULTS,
      members: new Map(),
      pinId: null,
      passed: new Set(),
      avatarFileId: null,
      documents: new Map(),
      callId: null,
    };
  }
  return state.status === 'unknown' ? state : { ...state, ...changeOf(state, event) };
}

function changeOf(
  state: KnownSession,
  event: Exclude<SessionEvent, { type: 'SessionCreated' }>,
): Partial<KnownSession> {
  const { settings, members, documents } = state;
  switch (event.type) {
    case 'SessionRenamed':
      return { sessionName: event.data.sessionName };
    case 'SessionTypeChanged':
      return { sessionType: event.data.sessionType };
    case 'SessionDescribed':
      return { settings: { ...settings, description: event.data.description } };
    case 'SessionVideoChanged': {
      const { cameraRoles, screenShareRoles, quality } = event.data;
      return { settings: { ...settings, cameraRoles, screenShareRoles, quality } };
    }
    case 'SessionAudioChanged': {
      const { microphoneRoles, startMuted } = event.data;
      return { settings: { ...settings, microphoneRoles, startMuted } };
    }
    case 'SessionAccessChanged':
      return { settings: { ...settings, accessMode: event.data.accessMode } };
    case 'SessionPinSet':
      return { pinId: event.data.pinId, passed: new Set() };
    case 'SessionPinCleared':
      return { pinId: null, passed: new Set() };
    case 'SessionPinPassed':
      return { passed: new Set([...state.passed, event.data.personId]) };
    case 'SessionPictureChanged':
      return { avatarFileId: event.data.fileId };
    case 'SessionMemberAdded':
    case 'SessionMemberRoleChanged':
      return { members: new Map([...members, [event.data.memberId, event.data.role]]) };
    case 'SessionMemberRemoved':
      return { members: without(members, event.data.memberId) };
    case 'SessionDocumentAdded':
    case 'SessionDocumentPutBack':
      return { documents: new Map([...documents, [event.data.documentId, 'there']]) };
    case 'SessionDocumentTakenAway':
      return { documents: new Map([...documents, [event.data.documentId, 'taken-away']]) };
    case 'SessionDocumentDeleted':
      return { documents: new Map([...documents, [event.data.documentId, 'deleted']]) };
    case 'SessionCallBegan':
      return { callId: event.data.callId };
    case 'SessionCallEnded':
      return { callId: null };
    case 'SessionDeleted':
      return { status: 'deleted' };
  }
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  return new Map([...map].filter(([other]) => other !== key));
}
