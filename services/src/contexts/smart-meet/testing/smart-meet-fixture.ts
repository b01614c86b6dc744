import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Module } from '@nestjs/common';
import type { CallParticipant } from '@foyer/contracts/calls';
import type { Acknowledgement } from '@foyer/contracts/schema';
import { fullPath } from '@foyer/contracts/schema';
import type { SmartMeet } from '@foyer/contracts/smart-meet';
import { allProjections } from '@foyer/projections';
import { io, type Socket } from 'socket.io-client';

import { Freshness } from '#platform/cqrs/projections';
import { PlatformModule } from '#platform';
import { eventually } from '#platform/testing/eventually.js';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { CallOrigins, CallsModule, EndCall, readMediaSettings, StartCall } from '#contexts/calls';
import { PeopleInCalls, type Somebody } from '#contexts/calls/testing/people-in-calls.js';
import { IdentityModule } from '#contexts/identity';
import { SmartMeetModule } from '../smart-meet.module.js';
import { AiService } from './ai-service.js';
import { CallPage } from './call-page.js';

export type { CallPage } from './call-page.js';

interface Options {
  readonly withService?: boolean;
  readonly parts?: Pick<TestAppOptions, 'eventLog' | 'readStore' | 'vault' | 'clock' | 'newId'>;
}

/** The program with calls and transcripts in it, and a simulated AI service. */
export class SmartMeetFixture extends PeopleInCalls {
  readonly #sockets: Socket[] = [];

  private constructor(
    test: TestApp,
    readonly service: AiService,
    private readonly folder: string,
  ) {
    super(test);
  }

  /** @param parts the parts of an earlier program that it continues with */
  static async open({ withService = true, parts = {} }: Options = {}): Promise<SmartMeetFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-smart-meet-'));
    const service = await AiService.start();
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: folder };
    const test = await bootTestApp({
      ...parts,
      projections: allProjections,
      environment: { FOYER_DATA: folder, ...(withService && service.environment) },
      program: (core) => {
        const calls = CallsModule.with(media);
        return {
          module: Around,
          imports: [PlatformModule.with(core), IdentityModule, calls, SmartMeetModule.with(calls)],
        };
      },
    });
    test.app.get(CallOrigins).register({ kind: 'queue', streams: () => ({}) });
    return new SmartMeetFixture(test, service, folder);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.test.close();
    await this.service.close();
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  /** A call of an agent and a visitor, each at a page of their own that is in it. */
  async call(): Promise<{ callId: string; agent: CallPage; visitor: CallPage }> {
    const [agent, visitor] = [this.someone(), this.someone('guest')];
    const callId = visitor.id;
    const of = { kind: 'queue', id: callId, portalId: this.newId(), agentId: agent.id } as const;
    const participants: readonly CallParticipant[] = [
      { joinerId: agent.id, joinerType: 'User', role: 'moderator' },
      { joinerId: visitor.id, joinerType: 'Guest', role: 'guest' },
    ];
    await this.run((context) => new StartCall(context, { callId, origin: of, participants }));
    return {
      callId,
      agent: await this.page(agent, callId),
      visitor: await this.page(visitor, callId),
    };
  }

  async page(who: Somebody, callId: string): Promise<CallPage> {
    const socket = await this.#connect(who, 'conference');
    const page = new CallPage(who, socket, callId);
    await page.says('getSessionCalls');
    return page;
  }

  /** Requests a summary on the channel `main`. */
  async request(who: Somebody, callDetailId: string, language = 'en'): Promise<string> {
    const socket = await this.#connect(who, 'main');
    const ack = (await socket.timeout(60_000).emitWithAck('request-smart-meet-translation', {
      language,
      callDetailId,
    })) as Acknowledgement<object>;
    return ack.ok ? 'ok' : ack.code;
  }

  async end({
    callId,
    agent,
  }: {
    readonly callId: string;
    readonly agent: CallPage;
  }): Promise<void> {
    const endedBy = agent.who.id;
    await this.run((context) => new EndCall(context, { callId, endedBy }));
    await eventually('the transcript ends', async () => {
      const events = await this.events(callId);
      return events.includes('TranscriptStopped');
    });
  }

  /** Forgets a person, as if identity had done it. */
  forget(personId: string): Promise<void> {
    const data = { personId, kind: 'visitor' };
    return this.append(`personid-${personId}`, 'PersonForgotten', data);
  }

  /** An event of another context, as if it had happened there. */
  async append(stream: string, type: string, data: object): Promise<void> {
    const [id, at] = [randomUUID(), this.test.clock.now().toISOString()];
    const actor = { type: 'system', id: 'test' } as const;
    const metadata = { causationId: id, correlationId: id, actor, at, schemaVersion: 1 };
    const { position } = await this.test.eventLog.append([
      {
        stream,
        expectedRevision: 'any',
        events: [{ id, type, data: { ...data }, metadata }],
      },
    ]);
    await this.test.app.get(Freshness).waitFor(position);
  }

  /** Returns all log entries of a transcript, as they are stored. */
  async raw(callId: string): Promise<string> {
    const all: unknown[] = [];
    for await (const { data } of this.test.eventLog.readStream(`transcript-${callId}`)) {
      all.push(data);
    }
    return JSON.stringify(all);
  }

  /** Types of the events of a transcript so far. */
  async events(callId: string, stream = 'transcript'): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of this.test.eventLog.readStream(`${stream}-${callId}`)) {
      types.push(type);
    }
    return types;
  }

  async post(
    path: string,
    { headers }: Pick<Somebody, 'headers'>,
    callDetailId: string,
    more: object = {},
  ) {
    const response = await fetch(this.test.url + fullPath({ path }), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ callDetailId, ...more }),
    });
    const body = (await response.json()) as {
      readonly smartMeet: SmartMeet;
      readonly errors?: { readonly code: string };
    };
    return { status: response.status, code: body.errors?.code, smartMeet: body.smartMeet };
  }

  /** Waits until a transcript is in a given state for a person who may read it. */
  async becomes(
    what: string,
    who: Somebody,
    callId: string,
    is: (smartMeet: SmartMeet) => boolean,
  ): Promise<SmartMeet> {
    let found: SmartMeet | undefined;
    await eventually(what, async () => {
      const answered = await this.post('/callDetail/smartMeetDetails', who, callId);
      if (answered.status !== 200) return false;
      found = answered.smartMeet;
      return is(found);
    });
    return found!;
  }

  async #connect({ headers }: Somebody, channel: string): Promise<Socket> {
    const token = headers.authorization?.slice('Bearer '.length);
    const socket = io(`${this.test.url}/${channel}`, {
      auth: { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.#sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }
}

@Module({})
class Around {}
