import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sessionCallRoutes } from '@foyer/contracts/calls';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { visitRoutes } from '@foyer/contracts/visits';

import { ClientSecrets, Tokens } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import {
  OpenVisit,
  RateVisit,
  ReturnByLink,
  SetAvailability,
  SetCallStatus,
  TakeVisitor,
} from '../commands.js';
import { Realtime } from '#platform/realtime';
import { AddressLimits, Spends } from '#platform/http/admission';
import { PlaceLinks } from '../adapters/place-links.js';
import { VisitBudget } from '../visit/visit-budget.service.js';
import { isPhone } from './is-phone.js';
import { GetDesk, GetVisit, RenewVisitToken } from '../queries.js';

/** Tokens and people that one address may have made, as a page needs a few of them in an hour. */
const TOKENS = { burst: 120, perSecond: 2 };

/** Handles the HTTP requests of visitors and agents; live updates go over their sockets. */
@Controller()
export class VisitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly tokens: Tokens,
    private readonly visitBudget: VisitBudget,
    private readonly realtime: Realtime,
    private readonly limits: AddressLimits,
    private readonly links: PlaceLinks,
    private readonly secrets: ClientSecrets,
  ) {}

  @Serves(visitRoutes.openVisit)
  @Spends(TOKENS)
  async open(
    @Input()
    { body, actor: caller, context, address, userAgent }: InputOf<typeof visitRoutes.openVisit>,
  ) {
    const {
      _id: visitId,
      clientSecret,
      queueId,
      visitorName = '',
      pin,
      invitation,
      language,
    } = body;
    const deviceId = caller.type === 'device' ? caller.id : null;
    const visit = {
      visitId,
      portalId: queueId,
      visitorName,
      language,
      deviceId,
      onPhone: isPhone(userAgent),
    };
    // Only who knows the visit's secret gets here, which proves who it is where no token does yet.
    const actor = { type: 'visitor', id: visitId, role: 'guest' } as const;
    const knocking = { visit, clientSecret, pin, invitation, address };
    const attempt = new OpenVisit({ ...context, actor }, knocking);
    const { position } = await this.commands.execute(attempt);
    await this.freshness.waitFor(position, ['visits']);
    const token = await this.tokens.issueVisitToken(visitId, this.secrets.nameOf(clientSecret));
    return { token, visit: await this.queries.execute(new GetVisit(visitId)) };
  }

  @Serves(visitRoutes.renewVisitToken)
  @Spends(TOKENS)
  async renew(@Input() { body }: InputOf<typeof visitRoutes.renewVisitToken>) {
    const { _id: visitId, clientSecret } = body;
    const token = await this.queries.execute(new RenewVisitToken({ visitId, clientSecret }));
    const claims = await this.tokens.read(token);
    // The page that renews is the one that is connected, and stays so.
    if (claims) this.realtime.extend(`visit:${visitId}`, claims.expiresAt);
    return { token, visit: await this.queries.execute(new GetVisit(visitId)) };
  }

  @Serves(visitRoutes.returnByLink)
  @Spends(TOKENS)
  async returnByLink(
    @Input() { body, context, address }: InputOf<typeof visitRoutes.returnByLink>,
  ) {
    const { code, clientSecret } = body;
    await this.visitBudget.attempt(this.limits.keyOf(address));
    const visitId = await this.links.find(code);
    if (visitId === undefined) throw new Rejected('PLACE_LINK_OVER');
    // A person who knows the code is the visitor, as the mail went to no other person.
    const actor = { type: 'visitor', id: visitId, role: 'guest' } as const;
    const { result } = await this.commands.execute(
      new ReturnByLink({ ...context, actor }, { visitId, code, clientSecret }),
    );
    // The page that was left behind somewhere holds a token of the secret before, and is let go.
    await this.realtime.refresh(`visit:${visitId}`);
    return { _id: visitId, queueId: result.pageId };
  }

  /** The same as to pick a visitor up at the desk. */
  @Serves(sessionCallRoutes.joinQueueCall)
  async take(@Input() { body, actor, context }: InputOf<typeof sessionCallRoutes.joinQueueCall>) {
    const { queueId: portalId, clientId: visitId, offerId } = body;
    const data = { portalId, visitId, agentId: actor.id, offerId };
    const { result } = await this.commands.execute(new TakeVisitor(context, data));
    return { callDetailId: result.callId };
  }

  @Serves(visitRoutes.rateVisit)
  async rate(@Input() { body, actor, context }: InputOf<typeof visitRoutes.rateVisit>) {
    const { clientId: visitId, rating, ratingType, comment } = body;
    if (actor.id !== visitId) throw new Rejected('FORBIDDEN');
    const { position } = await this.commands.execute(
      new RateVisit(context, { visitId, rating, ratingType, comment }),
    );
    await this.freshness.waitFor(position, ['visits']);
    return this.queries.execute(new GetVisit(visitId));
  }

  @Serves(identityRoutes.setOnlineStatus)
  async setOnlineStatus(
    @Input() { body, actor, context }: InputOf<typeof identityRoutes.setOnlineStatus>,
  ) {
    const { onlineStatus: availability } = body;
    const { position } = await this.commands.execute(
      new SetAvailability(context, { memberId: actor.id, availability }),
    );
    await this.freshness.waitFor(position, ['desks']);
    const { desk } = await this.queries.execute(new GetDesk(actor.id));
    return { onlineStatus: desk.availability, since: desk.since };
  }

  @Serves(accountRoutes.setCallStatus)
  async setCallStatus(
    @Input() { body, actor, context }: InputOf<typeof accountRoutes.setCallStatus>,
  ) {
    const { callStatus, callDetailId: callId = null } = body;
    const { position } = await this.commands.execute(
      new SetCallStatus(context, { memberId: actor.id, callStatus, callId }),
    );
    await this.freshness.waitFor(position, ['desks']);
    const { desk } = await this.queries.execute(new GetDesk(actor.id));
    return { callStatus: desk.callStatus };
  }
}
