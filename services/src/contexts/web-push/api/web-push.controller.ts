import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { webPushRoutes } from '@foyer/contracts/web-push';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { Spends } from '#platform/http/admission';
import { VapidKeys } from '../adapters/vapid-keys.js';
import { PushSender } from '../adapters/push-sender.js';
import { EndPushSubscriptions, KeepPushSubscription } from '../commands.js';
import { NoticeDelivery } from '../domain/notice-delivery.service.js';
import { subscriptionsOf } from '../streams.js';

/** A page asks once when it starts, and a person who turns notices on or off a few times more. */
const CHANGES = { burst: 20, perSecond: 0.2 };
/** Each of these makes the server connect to another one. */
const TESTS = { burst: 5, perSecond: 0.1 };

/** How a test travels: its reader waits for it. */
const TEST = { topic: 'test', urgency: 'high', ttl: 60 } as const;

/** Notices on the devices of the member who asks. */
@Controller()
export class WebPushController {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly keys: VapidKeys,
    private readonly sender: PushSender,
    private readonly delivery: NoticeDelivery,
    private readonly freshness: Freshness,
  ) {}

  @Serves(webPushRoutes.getPushKey)
  @Spends(CHANGES)
  async key() {
    return { publicKey: this.sender.isOn ? (await this.keys.pair()).publicKey : null };
  }

  @Serves(webPushRoutes.keepPushSubscription)
  @Spends(CHANGES)
  async keep(@Input() { body, context }: InputOf<typeof webPushRoutes.keepPushSubscription>) {
    const { position, result } = await this.commands.execute(
      new KeepPushSubscription(context, body),
    );
    await this.freshness.waitFor(position, ['pushSubscriptions']);
    return { subscriptionId: result };
  }

  @Serves(webPushRoutes.endPushSubscription)
  @Spends(CHANGES)
  async end(
    @Input() { actor, params, context }: InputOf<typeof webPushRoutes.endPushSubscription>,
  ) {
    const subscriptionIds = [params.id];
    const command = { memberId: actor.id, subscriptionIds, reason: 'asked' } as const;
    await this.commands.execute(new EndPushSubscriptions(context, command));
  }

  @Serves(webPushRoutes.tryPushSubscription)
  @Spends(TESTS)
  async try(
    @Input() { actor, params, context }: InputOf<typeof webPushRoutes.tryPushSubscription>,
  ) {
    if (!this.sender.isOn) throw new Rejected('PUSH_TURNED_OFF');
    const of = { memberId: actor.id, subscriptionId: params.id };
    const { running } = await this.runner.stateOf(subscriptionsOf(of.memberId));
    if (!running.some((one) => one.subscriptionId === of.subscriptionId))
      throw new Rejected('PUSH_SUBSCRIPTION_NOT_FOUND');
    const { isTaken, ends } = await this.delivery
      .deliver(of, { kind: 'test', tag: context.commandId }, TEST)
      .catch(() => ({ isTaken: false, ends: undefined }));
    if (ends !== undefined) {
      const ended = { ...of, subscriptionIds: [of.subscriptionId], reason: ends };
      await this.commands.execute(new EndPushSubscriptions(context, ended));
    }
    return { taken: isTaken };
  }
}
