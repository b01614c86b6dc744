import { defineReaction } from '#platform/cqrs';
import { ScheduledBackups } from './scheduled-backups.js';

/** Takes backups by the clock; one that was missed while the server was stopped is made up for. */
export const TakeBackupsAtTheirTimes = defineReaction({
  name: 'take-backups-at-their-times',
  needs: { backups: ScheduledBackups },
  key: () => 'backups',
  begin: () => ['backups'],
  beginsOnceOpen: true,
  run: async (_key, { needs: { backups }, now, again }) => {
    const next = await backups.look(now);
    if (next !== undefined) again(next);
  },
});
