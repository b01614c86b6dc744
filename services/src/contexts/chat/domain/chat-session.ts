import type { InCallRole, SessionEvent } from '@foyer/contracts/sessions';

/** A session, as far as it matters to its chat. */
export type ChatSession =
  | { readonly status: 'none' }
  | {
      readonly status: 'known';
      readonly members: Readonly<Record<string, InCallRole>>;
      /** The current call in it. */
      readonly callId: string | null;
    };

export const noChatSession: ChatSession = { status: 'none' };

/**
 * Returns the current call in a session; null if there is none, or if the session does not exist.
 */
export const callIdOf = (session: ChatSession): string | null =>
  session.status === 'known' ? session.callId : null;

export function evolveChatSession(session: ChatSession, event: SessionEvent): ChatSession {
  if (event.type === 'SessionCreated') return { status: 'known', members: {}, callId: null };
  if (session.status === 'none') return session;
  const { members } = session;
  switch (event.type) {
    case 'SessionMemberAdded':
    case 'SessionMemberRoleChanged':
      return { ...session, members: { ...members, [event.data.memberId]: event.data.role } };
    case 'SessionMemberRemoved': {
      const { [event.data.memberId]: _, ...left } = members;
      return { ...session, members: left };
    }
    case 'SessionCallBegan':
      return { ...session, callId: event.data.callId };
    case 'SessionCallEnded':
      return { ...session, callId: null };
    case 'SessionDeleted':
      return noChatSession;
    default:
      return session;
  }
}
