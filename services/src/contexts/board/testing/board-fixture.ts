import { tmpdir } from 'node:os';

import type { Whiteboard } from '@foyer/contracts/board';
import type { InCallRole } from '@foyer/contracts/sessions';
import { fullPath } from '@foyer/contracts/schema';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { ChatFixture, type Page } from '#contexts/chat/testing/chat-fixture.js';
import type { IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';
import { BoardModule } from '../index.js';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };
const PUSHED = [
  'onUpdateXfdfString',
  'onUpdatePage',
  'onUpdateDocument',
  'onUpdateZoomTo',
  'onDocumentGone',
  'notification',
];

/** How a message is acknowledged. */
interface Acknowledged {
  readonly ok: boolean;
  readonly code?: string;
  readonly whiteboard?: Whiteboard;
  readonly authors?: Readonly<Record<string, string>>;
  readonly version?: number;
  readonly isGone?: boolean;
}

/** A person with a page that is connected to boards. */
export interface BoardPage {
  readonly id: string;
  readonly token: string;
  send(name: string, payload: object): Promise<Acknowledged>;
  heard(name: string): readonly Readonly<Record<string, unknown>>[];
}

/** The program with boards in it, and people in calls. */
export class BoardFixture {
  readonly #sockets: Socket[] = [];

  private constructor(private readonly around: ChatFixture) {}

  static async open(): Promise<BoardFixture> {
    const contexts = [PortalsModule, SessionsModule, SettingsModule, BoardModule];
    const imports = [CallsModule.with(media), ...contexts];
    return new BoardFixture(await ChatFixture.open({ imports }));
  }

  get app(): IdentityApp {
    return this.around.app;
  }

  id(): string {
    return this.around.id();
  }

  async member(firstName: string, role: 'member' | 'admin' = 'member'): Promise<BoardPage> {
    return this.#page(await this.around.member(firstName, role));
  }

  async visitor(name: string): Promise<BoardPage> {
    return this.#page(await this.around.visitor(name));
  }

  /** Writes what happened elsewhere, and waits until it shows. */
  happened(...what: Parameters<ChatFixture['happened']>): Promise<void> {
    return this.around.happened(...what);
  }

  /** A member is deleted, as it must be before they are forgotten. */
  memberDeleted({ id: memberId }: BoardPage): Promise<void> {
    return this.happened('member', memberId, { type: 'MemberDeleted', data: { memberId } });
  }

  /** A session of these people, the first of them its admin. */
  session(...people: readonly BoardPage[]): Promise<string> {
    return this.around.session(...people.map(asPage));
  }

  /** A call of a session, with members in these roles. */
  sessionCall(...people: readonly (readonly [BoardPage, InCallRole])[]): Promise<string> {
    return this.callOfSession(this.id(), ...people);
  }

  async callOfSession(
    id: string,
    ...people: readonly (readonly [BoardPage, InCallRole])[]
  ): Promise<string> {
    const callId = this.id();
    const participants = people.map(([page, role]) => ({
      ...{ joinerId: page.id, joinerType: 'User' as const, role },
    }));
    const startedAt = this.app.clock.now().toISOString();
    const origin = { kind: 'session', id } as const;
    await this.happened(
      'call',
      callId,
      { type: 'CallStarted', data: { callId, origin, participants, startedAt } },
      ...participants.map(({ joinerId, joinerType }) => ({
        type: 'CallJoined',
        data: { callId, joinerId, joinerType },
      })),
    );
    return callId;
  }

  /** The session of a call knows it as its own. */
  began(sessionId: string, callId: string): Promise<void> {
    const data = { sessionId, callId };
    return this.happened('session', sessionId, { type: 'SessionCallBegan', data });
  }

  /** The visit of a visitor was opened at a kiosk. */
  atKiosk({ id: visitId }: BoardPage): Promise<void> {
    const data = { visitId, deviceId: this.id() };
    return this.happened('visit', visitId, { type: 'VisitOriginNoted', data });
  }

  /** A call of an agent with a visitor, in the roles that they have there. */
  async visitCall(agent: BoardPage, visitor: BoardPage): Promise<string> {
    const { id: callId } = visitor;
    const origin = { kind: 'queue', id: callId, portalId: this.id(), agentId: agent.id } as const;
    const participants = [
      { joinerId: agent.id, joinerType: 'User', role: 'moderator' },
      { joinerId: callId, joinerType: 'Guest', role: 'guest' },
    ] as const;
    const startedAt = this.app.clock.now().toISOString();
    await this.happened(
      'call',
      callId,
      {
        type: 'CallStarted',
        data: { callId, origin, participants: [...participants], startedAt },
      },
      ...participants.map(({ joinerId, joinerType }) => ({
        type: 'CallJoined',
        data: { callId, joinerId, joinerType },
      })),
    );
    return callId;
  }

  sentToWait(callId: string, joinerId: string, by: BoardPage): Promise<void> {
    return this.around.sentToWait(callId, joinerId, by);
  }

  resumed(callId: string, joinerId: string, by: BoardPage): Promise<void> {
    return this.around.resumed(callId, joinerId, by);
  }

  ended(callId: string): Promise<void> {
    const data = { callId, reason: 'ended', endedBy: null, durationMs: 1 };
    return this.happened('call', callId, { type: 'CallEnded', data });
  }

  /** A document of a call, of which there is no file. */
  async document(
    callId: string,
    by: BoardPage,
    mediaType: string,
    more: { readonly draft?: true } = {},
  ): Promise<string> {
    const documentId = this.id();
    const place = { kind: 'call', id: callId } as const;
    const file = { name: 'A', mediaType, size: 1, hash: 'h', uploadedBy: by.id };
    const data = { documentId, place, ...file, ...more };
    await this.happened('document', documentId, { type: 'DocumentUploaded', data });
    return documentId;
  }

  /** Uploads a file into a call; a PDF unless another type is given. */
  async upload(
    callId: string,
    { id, token }: BoardPage,
    file: Uint8Array,
    { name, type } = { name: 'Lease.pdf', type: 'application/pdf' },
  ): Promise<string> {
    const fields = {
      ...{ name, size: String(file.length), type },
      ...{ uploadBy: id, uploadFrom: 'session-call', identity: callId },
    };
    const { status, body } = await this.app.upload('POST /document', {
      ...{ token, field: 'document', file, fields },
    });
    if (status !== 201) throw new Error(`${name} was not taken: ${JSON.stringify(body)}`);
    return (body as { _id: string })._id;
  }

  async download(documentId: string, { token }: BoardPage): Promise<Buffer> {
    const headers = { authorization: `Bearer ${token}` };
    const path = fullPath({ path: `/document/download/${documentId}` });
    const response = await fetch(this.app.url + path, { headers });
    return Buffer.from(await response.arrayBuffer());
  }

  /** Asks for a file of a board. */
  async file(path: string, { token }: BoardPage): Promise<{ status: number; text: string }> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(this.app.url + fullPath({ path: `/whiteboard/${path}` }), {
      headers,
    });
    return { status: response.status, text: await response.text() };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.around.close();
  }

  async #page({ id, token }: Page): Promise<BoardPage> {
    const heard = new Map<string, Record<string, unknown>[]>(PUSHED.map((name) => [name, []]));
    const socket = io(`${this.app.url}/whiteboard`, {
      ...{ auth: { token, language: 'en' }, transports: ['websocket'] },
      ...{ reconnection: false, forceNew: true },
    });
    this.#sockets.push(socket);
    for (const name of PUSHED) {
      socket.on(name, (said: Record<string, unknown>) => heard.get(name)?.push(said));
    }
    await eventually('the page is connected', () => socket.connected);
    return {
      id,
      token,
      send: (name, payload) => socket.timeout(60_000).emitWithAck(name, payload),
      heard: (name) => heard.get(name) ?? [],
    };
  }
}

/** Making a session needs only their id. */
const asPage = ({ id, token }: BoardPage): Page => ({ id, token }) as Page;
