import { tmpdir } from 'node:os';

import type { Poll } from '@foyer/contracts/polls';
import { fullPath } from '@foyer/contracts/schema';
import type { RecordedEvent } from '@foyer/event-log';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { Vault } from '#platform/stores/vault';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { ChatFixture, type Page } from '#contexts/chat/testing/chat-fixture.js';
import { MediaRelays } from '#contexts/media';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { PollsModule } from '../index.js';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };

/** How a message is acknowledged. */
interface Acknowledged {
  readonly ok: boolean;
  readonly code?: string;
  readonly polls?: readonly Poll[];
}

/** A person with a page in a call. */
export interface PollPage {
  readonly id: string;
  readonly token: string;
  send(name: string, payload: object): Promise<Acknowledged>;
  /** The newest poll that was pushed last. */
  last(): Poll | undefined;
}

/** The program with polls in it, and people in calls. */
export class PollsFixture {
  readonly #sockets: Socket[] = [];

  private constructor(private readonly around: ChatFixture) {}

  static async open(): Promise<PollsFixture> {
    const imports = [PortalsModule, CallsModule.with(media), SessionsModule, PollsModule];
    const around = await ChatFixture.open({ imports });
    // No picture is sent here, so that calls of many need no relay.
    const relay = await around.app.app.get(MediaRelays, { strict: false }).choose();
    Object.assign(relay, { participantsMax: Infinity });
    return new PollsFixture(around);
  }

  id(): string {
    return this.around.id();
  }

  /** Waits for a push: those that follow another rest for a moment of the test's own clock. */
  shows(what: string, holds: () => boolean): Promise<void> {
    return eventually(what, () => {
      this.around.app.clock.advance(100);
      return holds();
    });
  }

  get vault(): Vault {
    return this.around.app.app.get(Vault, { strict: false });
  }

  async member(firstName: string): Promise<PollPage> {
    const { id, token } = await this.around.member(firstName);
    const socket = io(`${this.around.app.url}/conference`, {
      ...{ auth: { token, language: 'en' }, transports: ['websocket'] },
      ...{ reconnection: false, forceNew: true },
    });
    this.#sockets.push(socket);
    let polls: readonly Poll[] = [];
    socket.on('pollsChanged', (pushed: { polls: readonly Poll[] }) => (polls = pushed.polls));
    await eventually('the page is connected', () => socket.connected);
    return {
      id,
      token,
      send: (name, payload) => socket.timeout(60_000).emitWithAck(name, payload),
      last: () => polls[0],
    };
  }

  /** A call of a session with a host and viewers. */
  async sessionCall(host: PollPage, others: readonly PollPage[]): Promise<string> {
    const callId = this.id();
    const participants = [host, ...others].map(({ id: joinerId }) => ({
      ...{ joinerId, joinerType: 'User' as const },
      role: joinerId === host.id ? ('moderator' as const) : ('viewer' as const),
    }));
    const startedAt = this.around.app.clock.now().toISOString();
    const sessionId = await this.around.session(...[host, ...others].map(asPage));
    const origin = { kind: 'session', id: sessionId } as const;
    const started = { type: 'CallStarted', data: { callId, origin, participants, startedAt } };
    const joined = participants.map(({ joinerId, joinerType }) => ({
      type: 'CallJoined',
      data: { callId, joinerId, joinerType },
    }));
    await this.around.happened('call', callId, started, ...joined);
    return callId;
  }

  sentToWait(callId: string, joinerId: string, by: PollPage): Promise<void> {
    return this.around.sentToWait(callId, joinerId, by);
  }

  ended(callId: string): Promise<void> {
    const data = { callId, reason: 'ended', endedBy: null, durationMs: 1 };
    return this.around.happened('call', callId, { type: 'CallEnded', data });
  }

  /** The events of the polls of a call. */
  async log(callId: string): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    const log = this.around.app.eventLog;
    for await (const event of log.readStream(`poll-${callId}`)) events.push(event);
    return events;
  }

  async csv(
    { token }: PollPage,
    { sessionCallId, pollId }: { readonly sessionCallId: string; readonly pollId: string },
  ): Promise<{ readonly status: number; readonly text: string }> {
    const path = fullPath({ path: `/callDetail/${sessionCallId}/poll/${pollId}/csv` });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(this.around.app.url + path, { headers });
    return { status: response.status, text: await response.text() };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.around.close();
  }
}

/** Making a session needs only their id. */
const asPage = ({ id, token }: PollPage): Page => ({ id, token }) as Page;
