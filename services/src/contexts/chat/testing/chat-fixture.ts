import { tmpdir } from 'node:os';

import type { CallEvent } from '@foyer/contracts/calls';
import type { ChatMessage } from '@foyer/contracts/chat';
import { accepted } from '@foyer/contracts/decision';
import type { SessionEvent } from '@foyer/contracts/sessions';
import { io, type Socket } from 'socket.io-client';

import { type Actor, type DomainEvent, stream, systemActor } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { TokenAuthentication } from '#platform/http/authentication';
import { eventually } from '#platform/testing/eventually.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { ChatModule } from '../index.js';
import { HISTORIES } from './histories.js';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };

/** How a message is acknowledged. */
export interface Acknowledged {
  readonly ok: boolean;
  readonly code?: string;
  readonly message?: ChatMessage;
  readonly channelId?: string;
}

/** A person with a page that is connected to the chat. */
export interface Page {
  readonly id: string;
  readonly token: string;
  /** Sends a message on the channel `chat`. */
  send(name: string, payload: object): Promise<Acknowledged>;
  /** Enters or leaves the chat of a call. */
  callChat(name: string, sessionCallId: string): Promise<Acknowledged>;
  /** The messages that were pushed under a name, in the order in which they came. */
  heard(name: string): readonly ChatMessage[];
  /** All other pushes under a name. */
  pushed(name: string): readonly Readonly<Record<string, unknown>>[];
  readonly chat: Socket;
}

const PUSHED = [
  ...['send-message', 'updateMessage', 'deleteMessage', 'readMessages', 'send-typing-status'],
  ...['leaveSessionCallChat'],
];

/** The program with the chat in it, and pages of people in sessions and calls. */
export class ChatFixture {
  readonly #sockets: Socket[] = [];

  private constructor(readonly app: IdentityApp) {}

  static async open(options: TestAppOptions = {}): Promise<ChatFixture> {
    const imports = [PortalsModule, CallsModule.with(media), SessionsModule, ChatModule];
    const app = await bootIdentityApp({ imports, ...options });
    const authenticate = (token: string) => app.authenticator.authenticate(token);
    const refusalOf = (token: string) => app.authenticator.refusalOf(token, '');
    Object.assign(app.app.get(TokenAuthentication), { authenticate, refusalOf });
    return new ChatFixture(app);
  }

  id(): string {
    return this.app.core.newId.next();
  }

  /** Writes what happened elsewhere, and waits until it shows. */
  async happened(
    history: keyof typeof HISTORIES,
    id: string,
    ...events: readonly DomainEvent[]
  ): Promise<void> {
    const context = {
      ...{ commandId: this.id(), correlationId: this.id(), actor: systemActor('test') },
      name: 'Happened',
    };
    const { position } = await this.app.core.commandRunner.run({
      name: 'Happened',
      context,
      streams: { of: stream(HISTORIES[history], id) },
      decide: () => accepted({ of: events }),
    });
    await this.app.app.get(Freshness).waitFor(position);
  }

  member(firstName: string, role: 'member' | 'auditor' | 'admin' = 'member'): Promise<Page> {
    const memberId = this.id();
    const actor: Actor = { type: 'member', id: memberId, role, sessionId: this.id() };
    const names = { firstName, lastName: 'Berger', userName: firstName, email: `${firstName}@x.y` };
    const data = { memberId, ...names, role, language: 'en' };
    return this.#person(actor, 'member', { type: 'MemberCreated', data });
  }

  guest(displayName: string, sessionId: string): Promise<Page> {
    const guestId = this.id();
    const actor: Actor = { type: 'guest', id: guestId, role: 'guest', placeId: sessionId };
    const data = { guestId, sessionId, displayName };
    return this.#person(actor, 'guest', { type: 'GuestCameToSession', data });
  }

  visitor(visitorName: string): Promise<Page> {
    const visitId = this.id();
    const actor: Actor = { type: 'visitor', id: visitId, role: 'guest' };
    const data = { visitId, portalId: this.id(), visitorName, language: 'de' };
    return this.#person(actor, 'visit', { type: 'VisitOpened', data });
  }

  /** A session of these people, the first of them its admin. */
  async session(...[admin, ...members]: readonly Page[]): Promise<string> {
    const sessionId = this.id();
    const added = (memberId: string, role: 'admin' | 'viewer'): SessionEvent => ({
      type: 'SessionMemberAdded',
      data: { sessionId, memberId, role, addedBy: null },
    });
    const created: SessionEvent = {
      type: 'SessionCreated',
      data: {
        ...{ sessionId, sessionType: 'public', sessionName: sessionId, sessionNameId: sessionId },
        createdBy: admin?.id ?? sessionId,
      },
    };
    const roles = members.map(({ id }) => added(id, 'viewer'));
    await this.happened('session', sessionId, created, added(admin?.id ?? '', 'admin'), ...roles);
    return sessionId;
  }

  /** A call in a session, with these people in it. */
  async sessionCall(sessionId: string, ...people: readonly Page[]): Promise<string> {
    const callId = this.id();
    await this.#started(callId, { kind: 'session', id: sessionId }, people);
    await this.happened('session', sessionId, {
      type: 'SessionCallBegan',
      data: { sessionId, callId },
    });
    return callId;
  }

  /** An agent's call with a visitor, whose id it has. */
  async visitCall(agent: Page, visitor: Page): Promise<string> {
    const { id } = visitor;
    const origin = { kind: 'queue', id, portalId: this.id(), agentId: agent.id } as const;
    await this.#started(id, origin, [agent, visitor], visitor);
    return id;
  }

  joined(callId: string, joinerId: string): Promise<void> {
    const data = { callId, joinerId, joinerType: 'User' as const };
    return this.happened('call', callId, { type: 'CallJoined', data });
  }

  /** Sends a person in a call to wait; all other events happen later. */
  async sentToWait(callId: string, joinerId: string, by: Pick<Page, 'id'>): Promise<void> {
    this.app.clock.advance(1_000);
    const data = { callId, joinerId, by: by.id, at: this.app.clock.now().toISOString() };
    await this.happened('call', callId, { type: 'CallParticipantPaused', data });
    this.app.clock.advance(1_000);
  }

  resumed(callId: string, joinerId: string, by: Pick<Page, 'id'>): Promise<void> {
    const data = { callId, joinerId, by: by.id, heldMs: 1_000 };
    return this.happened('call', callId, { type: 'CallParticipantResumed', data });
  }

  left(callId: string, joinerId: string): Promise<void> {
    const data = { callId, joinerId, reason: 'removed' as const };
    return this.happened('call', callId, { type: 'CallLeft', data });
  }

  /** Opens another tab of a person. */
  async tab({ id, token }: Pick<Page, 'id' | 'token'>): Promise<Page> {
    const heard = new Map<string, unknown[]>();
    const [chat, callChat] = await Promise.all(
      ['chat', 'sessionCallChat'].map(async (channel) => {
        const socket = io(`${this.app.url}/${channel}`, {
          ...{ auth: { token, language: 'en' }, transports: ['websocket'] },
          ...{ reconnection: false, forceNew: true },
        });
        this.#sockets.push(socket);
        for (const name of PUSHED) {
          heard.set(name, []);
          socket.on(name, (payload: unknown) => heard.get(name)?.push(payload));
        }
        await eventually('the page is connected', () => socket.connected);
        return socket;
      }),
    );
    if (!chat || !callChat) throw new Error('There are two channels');
    return {
      id,
      token,
      chat,
      send: (name, payload) => chat.timeout(60_000).emitWithAck(name, payload),
      callChat: (name, sessionCallId) =>
        callChat.timeout(60_000).emitWithAck(name, { sessionCallId }),
      heard: (name) => (heard.get(name) ?? []) as ChatMessage[],
      pushed: (name) => (heard.get(name) ?? []) as Record<string, unknown>[],
    };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.app.close();
  }

  async #person(actor: Actor, history: keyof typeof HISTORIES, named: DomainEvent): Promise<Page> {
    const token = `token-${actor.id}`;
    this.app.authenticator.tokens.set(token, actor);
    await this.happened(history, actor.id, named);
    return this.tab({ id: actor.id, token });
  }

  async #started(
    callId: string,
    origin: Extract<CallEvent, { type: 'CallStarted' }>['data']['origin'],
    people: readonly Page[],
    guest?: Page,
  ): Promise<void> {
    const participants = people.map(({ id: joinerId }) => ({
      ...{ joinerId, joinerType: joinerId === guest?.id ? ('Guest' as const) : ('User' as const) },
      role: 'presenter' as const,
    }));
    const startedAt = this.app.clock.now().toISOString();
    const started: CallEvent = {
      type: 'CallStarted',
      data: { callId, origin, participants, startedAt },
    };
    const joined = participants.map(({ joinerId, joinerType }): CallEvent => ({
      type: 'CallJoined',
      data: { callId, joinerId, joinerType },
    }));
    await this.happened('call', callId, started, ...joined);
  }
}
