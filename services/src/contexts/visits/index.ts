export { queueCalls } from './commands/queue-calls.js';
export { lineArrivals } from './domain/line-arrivals.js';
export { evolvePortalAdmission, noAdmission } from './domain/portal-admission.js';
export { replayOffers, type ReplayedOffer } from './domain/replay-offers.js';
export { percentile, simulateWaits, type RoutingHistory } from './domain/simulate-waits.js';
export { handlingTimes, workingTime } from './domain/working-time.js';
export { VisitsModule } from './visits.module.js';
export { answerConsultAt, freeOfConsult, ringForConsult } from './domain/consult-at-desk.js';
export { evolveDesk, newDesk, type Desk } from './domain/desk.js';
