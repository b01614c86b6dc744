import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { visitsHistory } from '../read-side/visits-history.js';

/** A log in memory with this number of events of a day's work. */
export async function historyLog(size: number): Promise<EventLog> {
  const log = new MemoryEventLog();
  const history = visitsHistory();
  for (let n = 0; n < size; n += 1) {
    const { stream, event } = history.next().value;
    await log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  }
  return log;
}
