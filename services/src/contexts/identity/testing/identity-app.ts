import { CommandBus } from '@nestjs/cqrs';
import type { MemberRole } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';

import { systemActor, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { CreateMember, IdentityModule } from '../index.js';
import { PasswordHasher, type HashCost } from '../members/adapters/password-hasher.js';
import { keepPassword } from './keep-password.js';

export const PASSWORD = 'Correct-Horse-1';
/** The least that argon2 takes: thousands of sign-ins of specs are no one's secret. */
const QUICK: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a call. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * A program with the identity context (and additions of a test), and ways to act as a person in it.
 */
export interface IdentityApp extends TestApp {
  /** Calls the program; `GET /profile` is below `/api/v2`. */
  call(route: `${string} /${string}`, options?: CallOptions): Promise<Answered>;
  /** Sends a file as `multipart/form-data`, together with fields. */
  upload(
    route: `${string} /${string}`,
    upload: {
      readonly token: string;
      readonly field: string;
      readonly file: Uint8Array;
      readonly fields: Readonly<Record<string, string>>;
    },
  ): Promise<Pick<Answered, 'status' | 'body'>>;
  /** Makes a member with {@link PASSWORD}, or without any; gives back the id. */
  member(userName: string, role?: MemberRole, password?: string | null): Promise<string>;
  /** The same with a password that the member has to change first. */
  memberToChange(userName: string, role?: MemberRole): Promise<string>;
  /** Signs a member in; gives back the token. */
  signIn(login: string, password?: string): Promise<string>;
  /** Returns the context of an action that the program does automatically. */
  asSystem(): CommandContext;
}

export async function bootIdentityApp(options: TestAppOptions = {}): Promise<IdentityApp> {
  const app = await bootTestApp({
    projections: allProjections,
    ...options,
    authenticates: true,
    imports: [IdentityModule, ...(options.imports ?? [])],
  });
  Object.assign(app.app.get(PasswordHasher, { strict: false }), { cost: QUICK });
  const { newId } = app.core;
  const asSystem = (): CommandContext => ({
    commandId: newId.next(),
    correlationId: newId.next(),
    actor: systemActor('test'),
  });
  const call: IdentityApp['call'] = async (route, { token, body, headers } = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(app.url + fullPath({ path }), {
      method,
      headers: {
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  };
  const made = async (userName: string, role: MemberRole, password: string | null) => {
    const memberId = newId.next();
    const { position } = await app.app.get(CommandBus).execute(
      new CreateMember(asSystem(), {
        memberId,
        firstName: 'Ada',
        lastName: 'Berger',
        userName,
        email: `${userName}@example.org`,
        language: 'de',
        role,
        password: password ?? undefined,
      }),
    );
    await app.app.get(Freshness, { strict: false }).waitFor(position);
    return memberId;
  };
  const upload: IdentityApp['upload'] = async (route, { token, field, file, fields }) => {
    const [method = '', path = ''] = route.split(' ');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(field, new Blob([Uint8Array.from(file)]), 'file');
    const response = await fetch(app.url + fullPath({ path }), {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    ...app,
    call,
    upload,
    asSystem,
    async member(userName, role = 'member', password = PASSWORD) {
      const memberId = await made(userName, role, password);
      if (password !== null) await keepPassword(app, asSystem(), memberId);
      return memberId;
    },
    memberToChange: (userName, role = 'member') => made(userName, role, PASSWORD),
    async signIn(login, password = PASSWORD) {
      const { status, body } = await call('POST /login', { body: { username: login, password } });
      if (status !== 200) throw new Error(`Not signed in: ${JSON.stringify(body)}`);
      return (body as { token: string }).token;
    },
  };
}
