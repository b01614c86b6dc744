import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { webhookRoutes } from '@foyer/contracts/integrations';
import type { EventLog } from '@foyer/event-log';

import { NewId } from '#platform/clock';
import type { CommandOf } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { asRecord, Input, Serves, thingIdOf, type InputOf } from '#platform/http';
import { Spends } from '#platform/http/admission';
import { EVENT_LOG } from '#platform/tokens';
import { SetBack } from '../domain/courier.command.js';
import { SendMessage } from '../domain/send-message.command.js';
import { CreateWebhook, ReplaceWebhookSecret } from '../domain/webhooks.command.js';
import { eventBehind } from '../feed/event-behind.js';
import { FindWebhookDeliveries, GetWebhookDelivery } from '../views/webhook-deliveries.js';
import { webhooks } from '../views/webhooks.js';

/** Each of these makes the server connect to another one. */
const MESSAGES = { burst: 10, perSecond: 0.2 };

/** Lets administrators add webhooks, replace secrets, and send messages by hand. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly newId: NewId,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  @Serves(webhookRoutes.createWebhook)
  async create(@Input() { body, context }: InputOf<typeof webhookRoutes.createWebhook>) {
    const { id: webhookId = thingIdOf(context, this.newId), ...details } = body;
    const command = new CreateWebhook(context, { webhookId, ...details });
    const { position, result } = await this.commands.execute(command);
    return { ...(await this.#shown(webhookId, position)), secret: result.secret };
  }

  @Serves(webhookRoutes.replaceSecret)
  async replaceSecret(@Input() { params, context }: InputOf<typeof webhookRoutes.replaceSecret>) {
    const command = new ReplaceWebhookSecret(context, { webhookId: params.id });
    const { position, result } = await this.commands.execute(command);
    return { ...(await this.#shown(params.id, position)), secret: result.secret };
  }

  @Serves(webhookRoutes.deliveries)
  async deliveries(@Input() { params, query }: InputOf<typeof webhookRoutes.deliveries>) {
    await this.queries.execute(new webhooks.Get(params.id));
    const find = new FindWebhookDeliveries({ webhookId: params.id, ...query });
    return (await this.queries.execute(find)).map((row) => asRecord(row));
  }

  @Serves(webhookRoutes.sendTest)
  @Spends(MESSAGES)
  async test(@Input() { params, context }: InputOf<typeof webhookRoutes.sendTest>) {
    return this.#sent(new SendMessage(context, { webhookId: params.id }), params.id);
  }

  @Serves(webhookRoutes.sendAgain)
  @Spends(MESSAGES)
  async again(@Input() { params, context }: InputOf<typeof webhookRoutes.sendAgain>) {
    const { id: webhookId, number } = params;
    const row = await this.queries.execute(new GetWebhookDelivery({ webhookId, number }));
    // A test is in no log: another one is sent in its place.
    const { stream, revision, kind } = row;
    const repeat = kind === 'test' ? {} : { repeat: { stream, revision } };
    return this.#sent(new SendMessage(context, { webhookId, ...repeat }), webhookId);
  }

  @Serves(webhookRoutes.setBack)
  async setBack(@Input() { params, body, context }: InputOf<typeof webhookRoutes.setBack>) {
    const { id: webhookId } = params;
    const shown = await this.queries.execute(new webhooks.Get(webhookId));
    const from = await eventBehind(this.log, body.after);
    // No event has happened since.
    if (!from) return asRecord(shown);
    const { position } = await this.commands.execute(new SetBack(context, { webhookId, from }));
    return this.#shown(webhookId, position);
  }

  async #shown(webhookId: string, position: string | undefined) {
    await this.freshness.waitFor(position, webhooks.projections);
    return asRecord(await this.queries.execute(new webhooks.Get(webhookId)));
  }

  async #sent(command: CommandOf<typeof SendMessage>, webhookId: string) {
    const { position, result: number } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['webhookDeliveries']);
    return asRecord(await this.queries.execute(new GetWebhookDelivery({ webhookId, number })));
  }
}
