import { tmpdir } from 'node:os';

import { CommandBus, type Command } from '@nestjs/cqrs';
import { fullPath } from '@foyer/contracts/schema';
import type { Session } from '@foyer/contracts/sessions';

import { CallsModule, readMediaSettings } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import type { Outcome } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '../sessions.module.js';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };

/** A person of the fixture who is signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** The program with sessions in it, and people who use them. */
export class SessionsFixture {
  private constructor(readonly app: IdentityApp) {}

  static async open(
    options: Pick<TestAppOptions, 'addressLimits' | 'trustProxy'> = {},
  ): Promise<SessionsFixture> {
    const imports = [PortalsModule, CallsModule.with(media), SessionsModule];
    return new SessionsFixture(await bootIdentityApp({ ...options, imports }));
  }

  async person(userName: string, role: 'member' | 'admin' = 'member'): Promise<Person> {
    const id = await this.app.member(userName, role);
    return { id, token: await this.app.signIn(userName) };
  }

  /** Carries a command out, and waits until sessions show it. */
  async run(command: Command<Outcome<unknown>>): Promise<void> {
    const { position } = await this.app.app.get(CommandBus).execute(command);
    await this.app.app.get(Freshness).waitFor(position, ['sessions']);
  }

  /** Makes a session for a person; returns the answer. */
  async session(by: Person, more: object = {}): Promise<Session> {
    const body = {
      _id: this.app.core.newId.next(),
      sessionName: 'Team',
      sessionType: 'private',
      ...more,
    };
    const { body: made } = await this.app.call('POST /session', { token: by.token, body });
    return made as Session;
  }

  /** The names of a list, in its order. */
  async names(path: string, { token }: Person): Promise<readonly string[]> {
    const { body } = await this.app.call(`GET /session${path}`, { token });
    return (body as { docs: readonly Session[] }).docs.map(({ sessionName }) => sessionName);
  }

  async upload(
    route: `${'POST' | 'PATCH'} /${string}`,
    { token }: Person,
    fields: Readonly<Record<string, string>>,
    file: {
      readonly field: string;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly name: string;
      readonly type: string;
    },
  ) {
    const [method = '', path = ''] = route.split(' ');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(file.field, new Blob([file.content], { type: file.type }), file.name);
    const response = await fetch(this.app.url + fullPath({ path }), {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }
}
