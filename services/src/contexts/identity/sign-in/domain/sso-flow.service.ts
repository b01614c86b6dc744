import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BASE_PATH, type Language, type SourceKind } from '@foyer/contracts/identity';

import { Rejected, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Log } from '#platform/observability';
import { PublicAddress } from '#platform/operations/start';
import type { SessionOrigin } from '../../members/domain/sessions.js';
import { SsoOnce, type Attempt } from '../ports/attempt-budget.js';
import { returnPath } from '../../user-sources/domain/return-path.js';
import type { SourceAccount } from '../../user-sources/domain/source-account.js';
import { SourceFailure } from '../../user-sources/domain/source-failure.js';
import { SealedCookie, type Sealed } from '../../user-sources/adapters/sealed-cookie.js';
import type { Begun } from '../../user-sources/adapters/proved-person.js';
import { SignInFromSource } from './sign-in-from-source.command.js';

/** The time for the sign-in at the provider, and for the page to fetch the session, in seconds. */
const SIGN_IN_S = 10 * 60;
const HAND_OVER_S = 60;

/** The browser that comes back. */
export interface Returning {
  readonly cookies: string;
  readonly context: CommandContext;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
  /** The preferred language of the browser. */
  readonly language: Language;
}

/** The next address of the browser, and the cookie that it receives. */
export interface Onward {
  readonly location: string;
  readonly cookie: string;
}

/**
 * Handles the common part of sign-ins over a provider: the way there, the way back, and the
 * session.
 */
@Injectable()
export class SsoFlow {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
    private readonly cookie: SealedCookie,
    private readonly once: SsoOnce,
    private readonly address: PublicAddress,
    private readonly log: Log,
  ) {}

  /** Sends the browser to the provider, with what the answer has to fit. */
  async begin(
    kind: 'oidc' | 'saml',
    wanted: string | undefined,
    ask: () => Promise<Begun>,
  ): Promise<Onward> {
    const back = returnPath(wanted);
    try {
      const { url, expected } = await ask();
      const content = { ...expected, ...(back !== undefined && { return: back }) };
      return { location: url, cookie: await this.#seal(kind, content, SIGN_IN_S) };
    } catch (error) {
      return this.#failed(kind, error, back);
    }
  }

  /** Takes the browser back: a sign-in that this browser has begun is finished, once. */
  async finish(
    kind: 'oidc' | 'saml',
    caller: Returning,
    prove: (expected: Sealed) => Promise<SourceAccount>,
  ): Promise<Onward> {
    const expected = await this.cookie.open(kind, caller.cookies);
    const back = returnPath(expected?.return);
    let once: Attempt | undefined;
    try {
      if (!expected) throw new SourceFailure('SSO_EXPIRED');
      once = await this.#onlyOnce(JSON.stringify(expected));
      const account = await prove(expected);
      if (account.groupsUnknown !== null) {
        this.log.warn(UNKNOWN_GROUPS[account.groupsUnknown], { source: kind });
      }
      const { position, result: token } = await this.commands.execute(
        new SignInFromSource(caller.context, {
          account,
          ...{ origin: caller.origin, language: caller.language },
        }),
      );
      await this.freshness.waitFor(position, ['members']);
      const cookie = await this.#seal('session', { token }, HAND_OVER_S);
      return { location: signInPage({ sso: 'done' }, back), cookie };
    } catch (error) {
      const failed = this.#failed(kind, error, back);
      if (!expected || once === undefined || !isNoAnswer(error)) return failed;
      // The answer was not looked at, so the same one is good for another try, as by loading the
      // page again.
      await once.giveBack().catch(() => undefined);
      return { ...failed, cookie: await this.#seal(kind, expected, SIGN_IN_S) };
    }
  }

  /** The token of the session that was begun in this browser. @throws Rejected SSO_EXPIRED */
  async takeSession(cookies: string): Promise<{ readonly token: string; readonly cookie: string }> {
    const { token } = (await this.cookie.open('session', cookies)) ?? {};
    if (token === undefined) throw new Rejected('SSO_EXPIRED');
    await this.#onlyOnce(token);
    return { token, cookie: this.cookie.clear() };
  }

  /** Lets an answer or a handed-over session be used only once. */
  async #onlyOnce(what: string): Promise<Attempt> {
    const target = createHash('sha256').update(what).digest('base64url');
    return this.once.spend(target, target).catch((error: unknown) => {
      throw error instanceof Rejected && error.code === 'TOO_MANY_REQUESTS'
        ? new Rejected('SSO_EXPIRED')
        : error;
    });
  }

  #seal(stage: 'oidc' | 'saml' | 'session', content: Sealed, seconds: number): Promise<string> {
    const https = this.address.origin.startsWith('https:');
    return this.cookie.seal(stage, content, { seconds, https });
  }

  #failed(kind: SourceKind, error: unknown, back: string | undefined): Onward {
    const code = codeOf(error);
    this.log.warn('A company sign-in came to nothing', {
      source: kind,
      code,
      ...(code === 'SSO_FAILED' && { err: error }),
    });
    return { location: signInPage({ 'sso-failed': code }, back), cookie: this.cookie.clear() };
  }
}

const UNKNOWN_GROUPS = {
  missing: 'A provider left out the groups of a person, whose rights stay as they are',
  'not-understood':
    'The groups of a person are neither a text nor a list of texts; the rights stay as they are',
} as const;

/** The codes that people see: the setup of a provider does not concern people who sign in. */
const TOLD: ReadonlySet<string> = new Set([
  'MEMBER_DEACTIVATED',
  'NOT_CONFIGURED',
  'SOURCE_ACCOUNT_EXISTS',
  'SOURCE_ACCOUNT_INCOMPLETE',
  'SOURCE_GROUPS_MISSING',
  'SOURCE_IDENTITY_MISSING',
  'SOURCE_ACCOUNT_UNPROVED',
  'SOURCE_NOT_ALLOWED',
  'SSO_CANCELLED',
  'SSO_EXPIRED',
  'UNAVAILABLE',
]);

const AWAY: ReadonlySet<string> = new Set([
  'SOURCE_UNREACHABLE',
  'CERTIFICATE_NOT_TRUSTED',
  'ADDRESS_NOT_ALLOWED',
]);

/** A fault of ours, or of the way to the provider. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof SourceFailure) && !(error instanceof Rejected)) return true;
  return AWAY.has(error.code) || error.code === 'UNAVAILABLE';
}

function codeOf(error: unknown): string {
  if (!(error instanceof SourceFailure) && !(error instanceof Rejected)) return 'SSO_FAILED';
  if (TOLD.has(error.code)) return error.code;
  return AWAY.has(error.code) ? 'SSO_UNAVAILABLE' : 'SSO_FAILED';
}

/** The sign-in page, which takes over the session or says what went wrong. */
function signInPage(
  says: { readonly sso: 'done' } | { readonly 'sso-failed': string },
  back: string | undefined,
): string {
  const query = new URLSearchParams({ ...says, ...(back !== undefined && { return: back }) });
  return `${BASE_PATH}/auth/login?${query.toString()}`;
}
