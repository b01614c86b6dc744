import { Injectable } from '@nestjs/common';
import { hasOwnChat, permitsInCallOf } from '@foyer/contracts/calls';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { permits } from '@foyer/contracts/identity';
import { permitsInCall } from '@foyer/contracts/sessions';
import type { RejectionCode } from '@foyer/contracts/rejections';

import { CommandRunner, isOfOtherPlace, Rejected, stream, type Actor } from '#platform/cqrs';
import { Call, sessionOfCall } from '#contexts/calls';
import { Session } from '../streams.js';

type DocumentRight = 'documents.read' | 'documents.share' | 'documents.delete';
type Verdict = RejectionCode | 'allowed';

/** How a document comes to people: in the list of its place, or with a message of the chat. */
type Way = 'list' | 'chat';

interface Wish {
  readonly actor: Actor;
  readonly right: DocumentRight;
  readonly way: Way;
}

/**
 * Decides the rights to documents: of those who belong to the session, and of those who are in the
 * call now. Once a call of a portal is over, only its agent keeps reading the documents that it
 * showed. Once a call of a meeting is over, the members who were in it keep reading them.
 */
@Injectable()
export class DocumentAccess {
  constructor(private readonly runner: CommandRunner) {}

  /**
   * @throws Rejected SESSION_NOT_FOUND, NOT_A_SESSION_MEMBER, CALL_NOT_FOUND, NOT_IN_CALL,
   * CALL_OVER or FORBIDDEN
   */
  async require(
    place: DocumentPlace,
    actor: Actor,
    right: DocumentRight,
    way: Way = 'list',
  ): Promise<void> {
    const verdict = await this.#judge(place, { actor, right, way });
    if (verdict !== 'allowed') throw new Rejected(verdict);
  }

  async allows(
    place: DocumentPlace,
    actor: Actor,
    right: DocumentRight,
    way: Way = 'list',
  ): Promise<boolean> {
    return (await this.#judge(place, { actor, right, way })) === 'allowed';
  }

  #judge({ kind, id }: DocumentPlace, wish: Wish): Promise<Verdict> {
    if (wish.actor.type === 'system') return Promise.resolve('allowed');
    return kind === 'session' ? this.#inSession(id, wish) : this.#inCall(id, wish);
  }

  async #inSession(sessionId: string, wish: Wish): Promise<Verdict> {
    const { actor, right } = wish;
    const session = await this.runner.stateOf(stream(Session, sessionId));
    if (session.status !== 'known') return 'SESSION_NOT_FOUND';
    if (actor.role !== 'system' && permits('sessions.manage-all', actor.role)) return 'allowed';
    const role = actor.type === 'member' ? session.members.get(actor.id) : undefined;
    if (role !== undefined && permitsInCall(right, role)) return 'allowed';
    const verdict = session.callId && (await this.#there(session.callId, wish));
    if (verdict === 'allowed') return verdict;
    if (role !== undefined || verdict === 'FORBIDDEN') return 'FORBIDDEN';
    return session.sessionType === 'public' ? 'NOT_A_SESSION_MEMBER' : 'SESSION_NOT_FOUND';
  }

  async #inCall(callId: string, wish: Wish): Promise<Verdict> {
    const verdict = await this.#there(callId, wish);
    if (verdict === 'allowed' || verdict === 'CALL_NOT_FOUND') return verdict;
    if (wish.right === 'documents.share') return verdict;
    const sessionId = await sessionOfCall(callId, (one) => this.runner.stateOf(one));
    const isOfSession = sessionId !== null && (await this.#inSession(sessionId, wish));
    return isOfSession === 'allowed' ? 'allowed' : verdict;
  }

  /** Decides by the person's place in the call alone. */
  async #there(callId: string, { actor, right, way }: Wish): Promise<Verdict> {
    const call = await this.runner.stateOf(stream(Call, callId));
    if (call.stage === 'none') return 'CALL_NOT_FOUND';
    if (isOfOtherPlace(actor, call.origin.id)) return 'NOT_IN_CALL';
    const participant = call.participants[actor.id];
    const isStaff = actor.type === 'member';
    if (!participant || (participant.joinerType === 'User') !== isStaff) return 'NOT_IN_CALL';
    const { origin } = call;
    if (call.stage === 'ended') {
      const isAgent = isStaff && origin.kind === 'queue' && origin.agentId === actor.id;
      if (isAgent && right !== 'documents.share') return 'allowed';
      const wasThere = isStaff && origin.kind === 'meeting' && participant.admission !== 'removed';
      return wasThere && right === 'documents.read' ? 'allowed' : 'CALL_OVER';
    }
    const { joined, admission, paused, role } = participant;
    if (!joined || admission === 'removed') return 'NOT_IN_CALL';
    // Documents that others show each other meanwhile are not for those on hold. They keep a chat
    // that is the call's own, with the documents of its messages.
    const isKept = way === 'chat' && hasOwnChat(origin.kind);
    const may = (!paused || isKept) && permitsInCallOf(origin.kind, right, role);
    return may ? 'allowed' : 'FORBIDDEN';
  }
}
