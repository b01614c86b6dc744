import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { fullPath } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';

import { PlatformModule } from '#platform';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { CallOrigins, CallsModule, readMediaSettings } from '#contexts/calls';
import { PeopleInCalls, type Somebody } from '#contexts/calls/testing/people-in-calls.js';
import { CreateMember, IdentityModule } from '#contexts/identity';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { DocumentsModule } from '../documents.module.js';

export { type Somebody } from '#contexts/calls/testing/people-in-calls.js';

export interface NewUpload {
  readonly uploadFrom: 'session-documents' | 'session-call';
  readonly identity: string;
  readonly name?: string;
  readonly content: Uint8Array;
  readonly uploadBy?: string;
}

export const PDF = new TextEncoder().encode('%PDF-1.7 A contract');

/** The program with sessions, calls and documents in it, and people of all kinds. */
export class DocumentsFixture extends PeopleInCalls {
  private constructor(
    test: TestApp,
    readonly folder: string,
  ) {
    super(test);
  }

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
    for (const kind of ['queue', 'meeting'] as const)
      test.app.get(CallOrigins).register({ kind, streams: () => ({}) });
    return new DocumentsFixture(test, folder);
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  /** A member of staff whom others can name as well. */
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

  /** A guest who came by the link of a session. */
  guestOf(placeId: string): Somebody {
    const id = this.newId();
    this.test.authenticator.tokens.set(id, { type: 'guest', id, role: 'guest', placeId });
    return { id, headers: { authorization: `Bearer ${id}` } };
  }

  async session(by: Somebody, more: object = {}): Promise<string> {
    const _id = this.newId();
    const body = { _id, sessionName: `Team ${_id}`, sessionType: 'private', ...more };
    const { status } = await this.call('POST /session', by, body);
    if (status !== 201) throw new Error(`No session: ${status}`);
    return _id;
  }

  async call(route: `${string} /${string}`, by: Somebody, body?: object, more: object = {}) {
    const { said, ...answer } = await this.ask(route, by, body, more);
    return { ...answer, body: said as Answered };
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

  /** Returns the path of a file on the disk; undefined if there is none of that id. */
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
