import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { IdentityModule } from '../identity/index.js';
import { ReactionsModule } from '../platform/reactions/index.js';
import { PortalsModule } from '../portals/index.js';
import { DeskGateway } from './api/desk.gateway.js';
import { PortalOpeningGateway } from './api/portal-opening.gateway.js';
import { VisitorGateway } from './api/visitor.gateway.js';
import { VisitsController } from './api/visits.controller.js';
import { Attendance } from './attendance/attendance.js';
import {
  ChangeClientStatusHandler,
  CloseDeskHandler,
  EndDesertedVisitHandler,
  EndOfferHandler,
  JoinLineHandler,
  LeaveLineHandler,
  OfferVisitorHandler,
  OpenDeskHandler,
  OpenVisitHandler,
  RateVisitHandler,
  ReportClientErrorHandler,
  SetAvailabilityHandler,
  SetCallStatusHandler,
  TakeVisitorHandler,
  VisitorCameBackHandler,
  VisitorWentAwayHandler,
} from './commands/index.js';
import { LineLengths } from './infra/line-lengths.js';
import { ReadRollCall } from './infra/read-roll-call.js';
import { VaultClientSecrets } from './infra/vault-client-secrets.js';
import { ClientSecrets } from './ports/client-secrets.js';
import { RollCall } from './ports/roll-call.js';
import {
  DeskViews,
  GetDeskHandler,
  GetVisitHandler,
  PortalPace,
  RenewVisitTokenHandler,
  VisitViews,
} from './queries/index.js';
import { CloseADeskWithoutConnection } from './reactions/close-a-desk-without-connection.js';
import { CountOffersAndWhatBecomesOfThem } from './reactions/count-offers-and-what-becomes-of-them.js';
import { EmptyTheLineOfAClosedPortal } from './reactions/empty-the-line-of-a-closed-portal.js';
import { EndAVisitThatNobodyComesTo } from './reactions/end-a-visit-that-nobody-comes-to.js';
import { EndAnOfferThatWasNotAnswered } from './reactions/end-an-offer-that-was-not-answered.js';
import { GiveUpThePlaceOfAnAbsentVisitor } from './reactions/give-up-the-place-of-an-absent-visitor.js';
import { OfferTheOldestVisitorToAnAgent } from './reactions/offer-the-oldest-visitor-to-an-agent.js';
import { TellBothSidesOfAPickup } from './reactions/tell-both-sides-of-a-pickup.js';
import { TellPagesWhatHasChanged } from './reactions/tell-pages-what-has-changed.js';
import { TellWhoListensThatAPortalOpensOrCloses } from './reactions/tell-who-listens-that-a-portal-opens-or-closes.js';

const commandsAndQueries = [
  ChangeClientStatusHandler,
  CloseDeskHandler,
  EndDesertedVisitHandler,
  EndOfferHandler,
  GetDeskHandler,
  GetVisitHandler,
  JoinLineHandler,
  LeaveLineHandler,
  OfferVisitorHandler,
  OpenDeskHandler,
  OpenVisitHandler,
  RateVisitHandler,
  RenewVisitTokenHandler,
  ReportClientErrorHandler,
  SetAvailabilityHandler,
  SetCallStatusHandler,
  TakeVisitorHandler,
  VisitorCameBackHandler,
  VisitorWentAwayHandler,
];

const reactions = [
  CloseADeskWithoutConnection,
  CountOffersAndWhatBecomesOfThem,
  EmptyTheLineOfAClosedPortal,
  EndAVisitThatNobodyComesTo,
  EndAnOfferThatWasNotAnswered,
  GiveUpThePlaceOfAnAbsentVisitor,
  OfferTheOldestVisitorToAnAgent,
  TellBothSidesOfAPickup,
  TellPagesWhatHasChanged,
  TellWhoListensThatAPortalOpensOrCloses,
];

/** Visitors on their way through portals, the lines in which they wait, and the desks of those who serve them. */
@Module({
  imports: [CqrsModule, IdentityModule, PortalsModule, ReactionsModule],
  controllers: [VisitsController],
  providers: [
    ...commandsAndQueries,
    ...reactions,
    Attendance,
    DeskGateway,
    DeskViews,
    LineLengths,
    PortalOpeningGateway,
    PortalPace,
    VisitViews,
    VisitorGateway,
    { provide: ClientSecrets, useClass: VaultClientSecrets },
    { provide: RollCall, useClass: ReadRollCall },
  ],
})
export class VisitsModule {}
