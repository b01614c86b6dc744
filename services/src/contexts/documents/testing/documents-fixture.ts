import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { CallParticipant } from '@foyer/contracts/calls';
import { fullPath } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';

import {
  ofItself,
  type CommandContext,
  type Outcome,
} from '../../../platform/eventing/commands/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { PlatformModule } from '../../../platform/index.js';
import {
  bootTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../../platform/testing/test-app.js';
import {
  CallOrigins,
  CallsModule,
  JoinCall,
  readMediaSettings,
  StartCall,
} from '../../calls/index.js';
import { CreateMember, IdentityModule } from '../../identity/index.js';
import { PortalsModule } from '../../portals/index.js';
import { SessionsModule } from '../../sessions/index.js';
import { DocumentsModule } from '../documents.module.js';

/** Somebody, by a token that was made up. */
export interface Somebody {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface NewUpload {
  readonly uploadFrom: 'session-documents' | 'session-call';
  readonly identity: string;
  readonly name?: string;
  readonly content: Uint8Array;
  readonly uploadBy?: string;
}

export const PDF = new TextEncoder().encode('%PDF-1.7 A contract');

/** The program with sessions, calls and documents in it, and people of all kinds. */
export class DocumentsFixture {
  private constructor(
    readonly test: TestApp,
    readonly folder: string,
  ) {}

  static async open(
    environment: TestAppOptions['environment'] = {},
    more: Pick<TestAppOptions, 'addressLimits' | 'trustProxy'> = {},
  ): Promise<DocumentsFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-documents-'));
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: folder };
    const test = await bootTestApp({
      ...more,
      projections: allProjections,
      environment: { FOYER_DATA: folder, ...environment },
      program: (core) => ({
        module: Around,
        imports: [
          PlatformModule.with(core),
          IdentityModule,
          PortalsModule,
          CallsModule.with(media),
          SessionsModule,
          DocumentsModule,
        ],
      }),
    });
    test.app.get(CallOrigins).register({ kind: 'queue', streams: () => ({}) });
    return new DocumentsFixture(test, folder);
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  newId(): string {
    return this.test.core.newId.next();
  }

  someone(role: 'member' | 'admin' | 'guest' = 'member'): Somebody {
    const id = this.newId();
    return { id, headers: this.test.headersOf(role, id) };
  }

  /** Somebody of staff whom others can name as well. */
  async member(): Promise<Somebody> {
    const somebody = this.someone();
    const { id: memberId } = somebody;
    const userName = `m.${memberId.slice(-6)}`;
    const named = {
      firstName: 'Tom',
      lastName: 'Kern',
      userName,
      email: `${userName}@example.org`,
    };
    const more = { language: 'en', role: 'member', password: undefined } as const;
    await this.run((context) => new CreateMember(context, { memberId, ...named, ...more }));
    return somebody;
  }

  /** Somebody who came by the link of a session. */
  guestOf(placeId: string): Somebody {
    const id = this.newId();
    this.test.authenticator.tokens.set(id, { type: 'guest', id, role: 'guest', placeId });
    return { id, headers: { authorization: `Bearer ${id}` } };
  }

  async run(make: (context: CommandContext) => Command<Outcome<unknown>>): Promise<void> {
    const context = ofItself('test', this.newId(), this.newId());
    const { position } = await this.test.app.get(CommandBus).execute(make(context));
    await this.test.app.get(Freshness).waitFor(position);
  }

  async session(by: Somebody, more: object = {}): Promise<string> {
    const _id = this.newId();
    const body = { _id, sessionName: `Team ${_id}`, sessionType: 'private', ...more };
    const { status } = await this.call('POST /session', by, body);
    if (status !== 201) throw new Error(`No session: ${status}`);
    return _id;
  }

  /** A call of a visitor and an agent, who are both in it. */
  async portalCall(agent: Somebody, visitor: Somebody): Promise<string> {
    const callId = visitor.id;
    const origin = {
      kind: 'queue',
      id: callId,
      portalId: this.newId(),
      agentId: agent.id,
    } as const;
    const participants: readonly CallParticipant[] = [
      { joinerId: agent.id, joinerType: 'User', role: 'moderator' },
      { joinerId: visitor.id, joinerType: 'Guest', role: 'guest' },
    ];
    await this.run((context) => new StartCall(context, { callId, origin, participants }));
    for (const joinerId of [agent.id, visitor.id]) await this.joins(callId, joinerId);
    return callId;
  }

  joins(callId: string, joinerId: string): Promise<void> {
    return this.run((context) => new JoinCall(context, { callId, joinerId }));
  }

  async call(
    route: `${string} /${string}`,
    { headers }: Somebody,
    body?: object,
    more: object = {},
  ) {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(this.test.url + fullPath({ path }), {
      method,
      headers: {
        ...headers,
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const said = isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as never) : {};
    return { status: response.status, headers: response.headers, bytes, body: said as Answered };
  }

  async upload(by: Somebody, { content, name = 'Contract.pdf', uploadBy, ...more }: NewUpload) {
    const form = new FormData();
    const size = String(content.length);
    const fields = { name, size, type: 'application/pdf', uploadBy: uploadBy ?? by.id, ...more };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('document', new Blob([Uint8Array.from(content)]), name);
    const response = await fetch(this.test.url + fullPath({ path: '/document' }), {
      method: 'POST',
      headers: by.headers,
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Answered };
  }

  /** Where a file lies on the disk; undefined where there is none of that id. */
  async pathOf(documentId: string): Promise<string | undefined> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const found = entries.find(({ name }) => name === documentId);
    return found && join(found.parentPath, found.name);
  }
}

/** As much of an answer as tests look at. */
export interface Answered {
  readonly _id: string;
  readonly docs: readonly { readonly _id: string; readonly name: string }[];
  readonly errors?: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
}

@Module({})
class Around {}
