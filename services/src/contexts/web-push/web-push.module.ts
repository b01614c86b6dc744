import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { IdentityModule } from '#contexts/identity';
import { provideCommands, provideJobs, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { NoticeTimes } from './adapters/notice-times.js';
import { PushAddresses } from './adapters/push-addresses.js';
import { PushSender } from './adapters/push-sender.js';
import { Subscribers } from './adapters/subscribers.js';
import { VapidKeys } from './adapters/vapid-keys.js';
import { WebPushController } from './api/web-push.controller.js';
import * as commands from './commands.js';
import { NoticeDelivery } from './domain/notice-delivery.service.js';
import { EndPushSubscriptionsWithTheSignIn } from './reactions/end-push-subscriptions-with-the-sign-in.js';
import { SendAPushNotice } from './reactions/send-a-push-notice.js';
import { TakeAPushNoticeBack } from './reactions/take-a-push-notice-back.js';

/** Notices on the devices of staff, also where no page is open. */
@Module({
  imports: [CqrsModule, IdentityModule, JobsModule, ReactionsModule],
  controllers: [WebPushController],
  providers: [
    ...provideCommands(commands),
    ...provideJobs([SendAPushNotice, TakeAPushNoticeBack]),
    ...provideReactions([EndPushSubscriptionsWithTheSignIn]),
    NoticeDelivery,
    NoticeTimes,
    PushAddresses,
    PushSender,
    Subscribers,
    VapidKeys,
  ],
  exports: [NoticeTimes, Subscribers],
})
export class WebPushModule {}
