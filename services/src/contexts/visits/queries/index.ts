export { DeskViews } from './desk-views.js';
export { GetDesk, GetDeskHandler } from './get-desk.js';
export { GetVisit, GetVisitHandler } from './get-visit.js';
export { HandlingRates } from './handling-rates.js';
export { RenewVisitToken, RenewVisitTokenHandler } from './renew-visit-token.js';
export { VisitViews } from './visit-views.js';
