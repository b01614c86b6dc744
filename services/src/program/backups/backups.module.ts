import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { ScheduledBackups } from './scheduled-backups.js';
import { TakeBackupsAtTheirTimes } from './take-backups-at-their-times.js';

/** Backups that the server takes at set times. */
@Module({
  imports: [CqrsModule, ReactionsModule],
  providers: [ScheduledBackups, ...provideReactions([TakeBackupsAtTheirTimes])],
})
export class BackupsModule {}
