import { Module, type OnApplicationShutdown } from '@nestjs/common';

import { Health } from '../../health/index.js';
import { ENVIRONMENT, type Environment } from '../../tokens.js';
import { Files } from './files.js';
import { ObservedFiles } from './observed-files.js';
import { openFiles } from './open-files.js';

/** {@link openFiles} for contexts that keep files. */
@Module({
  providers: [
    {
      provide: Files,
      inject: [ENVIRONMENT, Health],
      useFactory: async (environment: Environment, health: Health): Promise<Files> => {
        const files = new ObservedFiles(await openFiles(environment));
        health.add('files', () => files.health());
        return files;
      },
    },
  ],
  exports: [Files],
})
export class FilesModule implements OnApplicationShutdown {
  constructor(private readonly files: Files) {}

  /** Requests under way have been answered by now. */
  onApplicationShutdown(): Promise<void> {
    return this.files.close();
  }
}
