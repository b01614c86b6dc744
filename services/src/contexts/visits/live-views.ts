export { liveColleagues } from './views/live-colleagues.js';
export { liveDesk } from './views/live-desk.js';
export { liveLines } from './views/live-lines.js';
export { liveOpening } from './views/live-opening.js';
export { liveVisit } from './views/live-visit.js';
