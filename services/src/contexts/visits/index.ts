export { queueCalls } from './visit/queue-calls.service.js';
export { lineArrivals } from './line/line-arrivals.js';
export { evolvePortalAdmission, noAdmission } from './visit/portal-admission.js';
export { replayOffers, type ReplayedOffer } from './routing/replay-offers.js';
export { percentile, simulateWaits, type RoutingHistory } from './routing/simulate-waits.js';
export { handlingTimes, workingTime } from './desk/working-time.js';
export { VisitsModule } from './visits.module.js';
export { answerConsultAt, freeOfConsult, ringForConsult } from './desk/consult-at-desk.js';
export { evolveDesk, newDesk, type Desk } from './desk/state.js';
