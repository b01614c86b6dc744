export { liveDesk } from './live-desk.js';
export { liveOpening } from './live-opening.js';
export { liveVisit } from './live-visit.js';
