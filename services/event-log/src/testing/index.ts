export { collect, collectUntilCaughtUp } from './collect.js';
export { DamagedEventLog } from './damaged-event-log.js';
export { describeEventLogContract } from './describe-event-log-contract.js';
export type { EventLogFixture, EventLogTraits } from './fixture.js';
export { sampleEvent, sampleEvents } from './sample-event.js';
