import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Policy } from '@foyer/contracts/identity';
import type { FastifyRequest } from 'fastify';

import { TokenAuthentication } from './authentication/index.js';
import { gettingReady } from './errors/index.js';
import { Freshness } from '../cqrs/projections/index.js';
import { ANONYMOUS, refusalOf, Rejected, type Actor } from '../cqrs/commands/index.js';
import { keepCaller, type Credential } from './caller.js';
import { MediaCookies } from './media-cookie.js';
import { servedRoute } from './served-route.js';

const BEARER = /^Bearer +(\S+) *$/i;

interface Admitted {
  readonly actor: Actor;
  readonly credential: Credential | undefined;
}

/**
 * Lets in the callers who may make a call. It runs before every handler on any path, and refuses a
 * handler that serves no route of the contracts.
 */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly authentication: TokenAuthentication,
    private readonly media: MediaCookies,
    private readonly freshness: Freshness,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = servedRoute(context.getHandler());
    if (!route) throw new Rejected('FORBIDDEN');
    // Before anything is done: half of it could not be answered.
    if (this.freshness.isGettingReady) throw gettingReady();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? (route.acceptsMediaCookie ? await this.#byCookie(request) : undefined);
    const { actor, credential } = await this.#admit(route.policy, token, request.ip);
    keepCaller(request, actor, credential);
    return true;
  }

  #byCookie({ headers, url }: FastifyRequest): Promise<string | undefined> {
    return this.media.tokenIn(headers.cookie, url.split('?', 1)[0] ?? url);
  }

  async #admit(policy: Policy, token: string | undefined, address: string): Promise<Admitted> {
    const answer =
      token === undefined ? undefined : await this.authentication.authenticate(token, address);
    const actor = answer?.type === 'accepted' ? answer.actor : ANONYMOUS;
    const refusal = refusalOf(policy, actor);
    if (refusal === undefined) {
      const isKnown = token !== undefined && answer?.type === 'accepted';
      return {
        actor,
        credential: isKnown ? { token, address, expiresAt: answer.expiresAt } : undefined,
      };
    }
    // A public call is answered as to a stranger, while a member may not act in an own name yet.
    if (policy === 'public') return { actor: ANONYMOUS, credential: undefined };
    // A page with an old token gets this answer, rather than one about missing rights.
    if (answer?.type === 'rejected') throw new Rejected(answer.code);
    throw new Rejected(answer ? refusal : 'UNAUTHENTICATED');
  }
}
