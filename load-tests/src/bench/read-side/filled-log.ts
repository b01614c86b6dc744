import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { visitsHistory } from './visits-history.js';

const TOGETHER = 500;

/** Makes a log of this number of events at the path. */
export async function fillLog(path: string, events: number): Promise<void> {
  const log = openSqliteEventLog({ path });
  const history = visitsHistory();
  for (let written = 0; written < events; written += TOGETHER) {
    const appends = Array.from({ length: Math.min(TOGETHER, events - written) }, () => {
      const { stream, event } = history.next().value;
      return log.append([{ stream, expectedRevision: 'any', events: [event] }]);
    });
    await Promise.all(appends);
  }
  await log.close();
}
