import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sessionGuestRoutes } from '@foyer/contracts/sessions';

import { Tokens } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { guestRoom, Realtime } from '#platform/realtime';
import { EnterAsGuest } from '../commands.js';

/** Tokens and people that one address may have made, as a page needs a few of them in an hour. */
const TOKENS = { burst: 120, perSecond: 2 };

/** Those without an account, who come to a session by its link. */
@Controller()
export class SessionGuestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
    private readonly newId: NewId,
    private readonly realtime: Realtime,
    private readonly tokens: Tokens,
  ) {}

  @Serves(sessionGuestRoutes.enterAsGuest)
  @Spends(TOKENS)
  async enter(
    @Input() { body, address, context }: InputOf<typeof sessionGuestRoutes.enterAsGuest>,
  ) {
    const { sessionId, displayName, pin } = body;
    const guestId = this.newId.next();
    // The token that follows makes them one.
    const actor = { type: 'guest', id: guestId, role: 'guest', placeId: sessionId } as const;
    const arrival = { guestId, sessionId, displayName, pin, address };
    const { position } = await this.commands.execute(
      new EnterAsGuest({ ...context, actor }, arrival),
    );
    // The token is looked up there, and the call asks what its joiners are called.
    await this.freshness.waitFor(position, ['guests', 'call-records']);
    return this.#pass(guestId, sessionId);
  }

  @Serves(sessionGuestRoutes.renewGuestToken)
  @Spends(TOKENS)
  async renew(@Input() { actor }: InputOf<typeof sessionGuestRoutes.renewGuestToken>) {
    if (actor.type !== 'guest') throw new Rejected('FORBIDDEN');
    const pass = await this.#pass(actor.id, actor.placeId);
    const claims = await this.tokens.read(pass.token);
    if (claims) this.realtime.extend(guestRoom(actor.id, actor.placeId), claims.expiresAt);
    return pass;
  }

  async #pass(guestId: string, sessionId: string) {
    const token = await this.tokens.issueGuestToken({ guestId, placeId: sessionId });
    return { token, guestId, sessionId };
  }
}
