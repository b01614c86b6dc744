import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CallOrigins, CallOriginsModule, RunningSignIns } from '#contexts/calls';
import { IdentityModule } from '#contexts/identity';
import { provideCommands, provideJobs, provideQueries, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { MailModule } from '#platform/operations/mail';
import { TextMessagesModule } from '#platform/operations/text-messages';
import { provideLiveViews } from '#platform/realtime';
import { PortalsModule } from '#contexts/portals';
import { WebPushModule } from '#contexts/web-push';
import { ConsultGateway } from './api/consult.gateway.js';
import { DeskGateway } from './api/desk.gateway.js';
import { LinesGateway } from './api/lines.gateway.js';
import { PortalOpeningGateway } from './api/portal-opening.gateway.js';
import { EarlierVisitsController } from './api/earlier-visits.controller.js';
import { VisitorGateway } from './api/visitor.gateway.js';
import { SmsCodesController } from './api/sms-codes.controller.js';
import { VisitsController } from './api/visits.controller.js';
import { PresenceTracker } from './visit/presence-tracker.service.js';
import { PlaceMailBudget } from './line/place-mail-budget.service.js';
import { PlaceReplies } from './api/place-replies.js';
import { VisitBudget } from './visit/visit-budget.service.js';
import * as commands from './commands.js';
import { NewId } from '#platform/clock';
import { queueCalls } from './visit/queue-calls.service.js';
import { CurrentWork } from './adapters/current-work.js';
import { LineLengths } from './adapters/line-lengths.js';
import { RecoveryQuery } from './adapters/recovery-query.js';
import { PlaceLinks } from './adapters/place-links.js';
import * as liveViews from './live-views.js';
import * as queries from './queries.js';
import { CloseADeskWithoutConnection } from './reactions/close-a-desk-without-connection.js';
import { CloseWhatAVisitorOpened } from './reactions/close-what-a-visitor-opened.js';
import { CountOffersAndWhatBecomesOfThem } from './reactions/count-offers-and-what-becomes-of-them.js';
import { CountWaitsAndHowVisitsEnd } from './reactions/count-waits-and-how-visits-end.js';
import { EmptyTheLineOfAClosedPortal } from './reactions/empty-the-line-of-a-closed-portal.js';
import { EndAbandonedVisit } from './reactions/end-abandoned-visit.js';
import { EndAWrapUpThatIsOver } from './reactions/end-a-wrap-up-that-is-over.js';
import { EndAConsultThatWasNotAnswered } from './reactions/end-a-consult-that-was-not-answered.js';
import { EndAnOfferThatWasNotAnswered } from './reactions/end-an-offer-that-was-not-answered.js';
import { CallBackWhoKeepsAPlace } from './reactions/call-back-who-keeps-a-place.js';
import { FollowUpAWaitThatIsTooLong } from './reactions/follow-up-a-wait-that-is-too-long.js';
import { MailALinkBackToThePlace } from './reactions/mail-a-link-back-to-the-place.js';
import { MailThatAKeptPlaceIsOver } from './reactions/mail-that-a-kept-place-is-over.js';
import { MailWhatAVisitorWrote } from './reactions/mail-what-a-visitor-wrote.js';
import { GiveBackWhatAnAddressHadOfAVisit } from './reactions/give-back-what-an-address-had-of-a-visit.js';
import { GiveUpThePlaceOfAnAbsentVisitor } from './reactions/give-up-the-place-of-an-absent-visitor.js';
import { OfferTheOldestVisitorToAnAgent } from './reactions/offer-the-oldest-visitor-to-an-agent.js';
import { TextACode } from './reactions/text-a-code.js';
import { TextALinkBackToThePlace } from './reactions/text-a-link-back-to-the-place.js';
import { TextThatAKeptPlaceIsOver } from './reactions/text-that-a-kept-place-is-over.js';
import { KeepEachMemberLiveInOneCall } from './reactions/keep-each-member-live-in-one-call.js';
import { KeepVisitorsFromAgentsInOtherCalls } from './reactions/keep-visitors-from-agents-in-other-calls.js';
import { NotifyAgentsOfWhoWaits } from './reactions/notify-agents-of-who-waits.js';
import { NotifyBothSidesOfAPickup } from './reactions/notify-both-sides-of-a-pickup.js';
import { NotifySupervisorsOfAnUnattendedLine } from './reactions/notify-supervisors-of-an-unattended-line.js';
import { RingOnTheDevicesOfAnAgent } from './reactions/ring-on-the-devices-of-an-agent.js';

/**
 * Visitors on their way through portals, the lines in which they wait, and the desks of those who
 * serve them.
 */
@Module({
  imports: [
    CallOriginsModule,
    CqrsModule,
    IdentityModule,
    PortalsModule,
    ReactionsModule,
    JobsModule,
    MailModule,
    TextMessagesModule,
    WebPushModule,
  ],
  controllers: [EarlierVisitsController, SmsCodesController, VisitsController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideLiveViews(liveViews),
    ...provideReactions([
      CloseADeskWithoutConnection,
      CloseWhatAVisitorOpened,
      EmptyTheLineOfAClosedPortal,
      EndAbandonedVisit,
      EndAConsultThatWasNotAnswered,
      EndAnOfferThatWasNotAnswered,
      EndAWrapUpThatIsOver,
      GiveUpThePlaceOfAnAbsentVisitor,
      KeepEachMemberLiveInOneCall,
      KeepVisitorsFromAgentsInOtherCalls,
      NotifyAgentsOfWhoWaits,
      NotifyBothSidesOfAPickup,
      NotifySupervisorsOfAnUnattendedLine,
      RingOnTheDevicesOfAnAgent,
      OfferTheOldestVisitorToAnAgent,
      GiveBackWhatAnAddressHadOfAVisit,
      FollowUpAWaitThatIsTooLong,
      CallBackWhoKeepsAPlace,
    ]),
    ...provideJobs([
      MailALinkBackToThePlace,
      MailThatAKeptPlaceIsOver,
      MailWhatAVisitorWrote,
      TextACode,
      TextALinkBackToThePlace,
      TextThatAKeptPlaceIsOver,
    ]),
    CountOffersAndWhatBecomesOfThem,
    CountWaitsAndHowVisitsEnd,
    PresenceTracker,
    RunningSignIns,
    PlaceMailBudget,
    PlaceReplies,
    VisitBudget,
    ConsultGateway,
    DeskGateway,
    queries.ColleagueViews,
    queries.DeskViews,
    CurrentWork,
    LineLengths,
    LinesGateway,
    queries.LineViews,
    PortalOpeningGateway,
    queries.HandlingRates,
    queries.VisitViews,
    VisitorGateway,
    PlaceLinks,
    RecoveryQuery,
  ],
})
export class VisitsModule {
  constructor(origins: CallOrigins, newId: NewId) {
    origins.register(queueCalls(newId));
  }
}
