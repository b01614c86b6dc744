import { randomUUID } from 'node:crypto';

import { CqrsModule } from '@nestjs/cqrs';
import type { CallEvent, CallParticipant, MediaRules } from '@foyer/contracts/calls';
import { eventDefinitions } from '@foyer/contracts/events';
import { APP_SETTING_ID, STANDARD_SETTINGS } from '@foyer/contracts/settings';
import { Module, type DynamicModule } from '@nestjs/common';
import { io, type Socket } from 'socket.io-client';

import { CountingId } from '#platform/testing/counting-id.js';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { Freshness } from '#platform/cqrs/projections';
import { provideCommands } from '#platform/cqrs';
import { queueCalls } from '#contexts/visits';
import * as commands from '../commands.js';
import { DirectCalls } from '../conference/direct-calls.js';
import { conferenceProviders } from '../conference.providers.js';
import { CallOrigins } from '../ports/call-origins.js';
import { JoinerNames } from '../adapters/joiner-names.js';
import {
  DirectRelay,
  MEDIA_SETTINGS,
  type MediaRelay,
  MediaRelays,
  readMediaSettings,
} from '#contexts/media';
import { ConferencePage } from './conference-page.js';

export { ConferencePage } from './conference-page.js';

const versionOf = (type: string): number => eventDefinitions.get(type)?.version ?? 1;

/** Names without a read model. */
class GivenNames implements Pick<JoinerNames, keyof JoinerNames> {
  async nameOf(_callId: string, { joinerType }: { joinerType: string }): Promise<string> {
    return joinerType === 'User' ? 'Kim Agent' : 'Ada';
  }

  async nameOfKnocker(): Promise<string> {
    return 'Mel';
  }
}

/** How the session is set that calls come from. */
interface Place {
  mediaRules: MediaRules | null;
}

@Module({})
class ConferenceTestModule {
  static with(relays: MediaRelays, place: Place): DynamicModule {
    const origins = new CallOrigins();
    origins.register(queueCalls(new CountingId()));
    origins.register({
      kind: 'session',
      streams: () => ({}),
      mediaRules: () => place.mediaRules,
    });
    return {
      module: ConferenceTestModule,
      imports: [CqrsModule.forRoot(), ReactionsModule],
      providers: [
        ...conferenceProviders,
        ...provideCommands(commands),
        DirectCalls,
        { provide: CallOrigins, useValue: origins },
        { provide: MediaRelays, useValue: relays },
        {
          provide: MEDIA_SETTINGS,
          useValue: readMediaSettings({ STUN_URLS: 'stun:stun.example:3478' }),
        },
        { provide: JoinerNames, useClass: GivenNames },
        // There are no read models here.
        { provide: Freshness, useValue: { waitFor: async () => Promise.resolve() } },
      ],
    };
  }
}

/** Signalling on a platform that is all in memory. */
export class ConferenceApp {
  readonly #sockets: Socket[] = [];
  readonly #sessions = new Map<string, string>();

  private constructor(
    readonly test: TestApp,
    private readonly place: Place,
  ) {}

  static async boot(
    relay: MediaRelay = new DirectRelay(Infinity),
    options: TestAppOptions = {},
  ): Promise<ConferenceApp> {
    const relays = new MediaRelays({ direct: relay });
    const place: Place = { mediaRules: null };
    const test = await bootTestApp({
      ...options,
      imports: [ConferenceTestModule.with(relays, place)],
    });
    return new ConferenceApp(test, place);
  }

  /** The session of a call is set in another way. */
  async set(callId: string, rules: MediaRules): Promise<void> {
    this.place.mediaRules = rules;
    const { cameraRoles, screenShareRoles, quality } = rules;
    const sessionId = this.sessionOf(callId);
    const data = { sessionId, cameraRoles, screenShareRoles, quality };
    await this.#append(`session-${sessionId}`, 'SessionVideoChanged', data);
  }

  readonly sessionOf = (callId: string): string => this.#sessions.get(callId) ?? callId;

  /** A document is put back into the session of a call, or taken away. */
  async changeDocument(
    callId: string,
    type: 'SessionDocumentPutBack' | 'SessionDocumentTakenAway',
    documentId: string,
  ): Promise<void> {
    const sessionId = this.#sessions.get(callId) ?? callId;
    await this.#append(`session-${sessionId}`, type, { sessionId, documentId });
  }

  /** A call that has begun between an agent and the visitor of a new visit. */
  async startCall(): Promise<{ callId: string; agentId: string; visitId: string }> {
    const [callId, agentId, portalId] = [randomUUID(), randomUUID(), randomUUID()];
    await this.append(callId, 'CallStarted', {
      callId,
      origin: { kind: 'queue', id: callId, portalId, agentId },
      participants: [
        { joinerId: agentId, joinerType: 'User', role: 'moderator' },
        { joinerId: callId, joinerType: 'Guest', role: 'guest' },
      ],
      startedAt: '2026-03-02T08:59:00.000Z',
    });
    return { callId, agentId, visitId: callId };
  }

  /** A call that has begun between members of a session. */
  async startSessionCall(memberIds: readonly string[]): Promise<string> {
    return this.startCallOf(
      'session',
      memberIds.map((joinerId, n) => ({
        joinerId,
        joinerType: 'User',
        role: n === 0 ? 'moderator' : 'presenter',
      })),
    );
  }

  /** A call that has begun between people of any roles; from a queue, the second is the agent. */
  async startCallOf(kind: 'session' | 'queue', participants: CallParticipant[]): Promise<string> {
    const callId = randomUUID();
    const agentId = participants[1]?.joinerId ?? '';
    const id = randomUUID();
    this.#sessions.set(callId, id);
    await this.append(callId, 'CallStarted', {
      callId,
      origin: kind === 'queue' ? { kind, id, portalId: randomUUID(), agentId } : { kind, id },
      participants,
      startedAt: '2026-03-02T08:59:00.000Z',
    });
    return callId;
  }

  async append<T extends CallEvent['type']>(
    callId: string,
    type: T,
    data: Extract<CallEvent, { type: T }>['data'],
  ): Promise<void> {
    await this.#append(`call-${callId}`, type, data);
  }

  async #append(streamName: string, type: string, data: object): Promise<void> {
    const causationId = randomUUID();
    const actor = { type: 'system', id: 'test' } as const;
    const at = this.test.clock.now().toISOString();
    const metadata = {
      causationId,
      correlationId: causationId,
      actor,
      at,
      schemaVersion: versionOf(type),
    };
    await this.test.eventLog.append([
      {
        stream: streamName,
        expectedRevision: 'any',
        events: [{ id: randomUUID(), type, data: { ...data }, metadata }],
      },
    ]);
  }

  /** Sets for an administrator if visitors learn of supervisors who listen. */
  async tellOfListeners(tellsOfListeners: boolean): Promise<void> {
    const value = { ...STANDARD_SETTINGS.legal, tellsOfListeners };
    const saved = { settingId: APP_SETTING_ID, group: 'legal', value };
    await this.#append(`appsetting-${APP_SETTING_ID}`, 'AppSettingSaved', saved);
  }

  /** Types of the events of a call so far. */
  async history(callId: string): Promise<string[]> {
    const types: string[] = [];
    for await (const event of this.test.eventLog.readStream(`call-${callId}`)) {
      types.push(event.type);
    }
    return types;
  }

  async page(
    role: Parameters<TestApp['headersOf']>[0],
    id: string,
    tabId?: string,
    channel: 'conference' | 'application' = 'conference',
  ): Promise<ConferencePage> {
    const token = this.test.headersOf(role, id).authorization?.slice('Bearer '.length);
    return this.#open(token, tabId, channel);
  }

  /** The page of a guest who came by the link of a place. */
  guestPage(id: string, placeId: string): Promise<ConferencePage> {
    const token = randomUUID();
    this.test.authenticator.tokens.set(token, { type: 'guest', id, role: 'guest', placeId });
    return this.#open(token);
  }

  async #open(token?: string, tabId?: string, channel = 'conference'): Promise<ConferencePage> {
    const socket = io(`${this.test.url}/${channel}`, {
      auth: { token, ...(tabId !== undefined && { tabId }) },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.#sockets.push(socket);
    const page = new ConferencePage(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return page;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.test.close();
  }
}
