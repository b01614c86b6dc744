export { liveColleagues } from './live-colleagues.js';
export { liveDesk } from './live-desk.js';
export { liveLines } from './live-lines.js';
export { liveOpening } from './live-opening.js';
export { liveVisit } from './live-visit.js';
