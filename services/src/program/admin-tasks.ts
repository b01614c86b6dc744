import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';

import { erasureTask, ErasureService, factorResetOn, resetFactorTask } from '#contexts/identity';
import type { PlatformCore } from '#platform';
import { type AdminTask, adminTask, rebuildTask } from '#platform/operations/admin-socket';
import { checkFiles, Files, FILES_TASK } from '#platform/stores/files';
import { KNOWN_FILES } from './known-files.js';

/**
 * The tasks that the command line may ask a running server for.
 * @param signal Calls off what takes long; its reason says why.
 */
export function adminTasks(
  app: INestApplicationContext,
  core: PlatformCore,
  signal: AbortSignal,
): readonly AdminTask[] {
  const files = app.get(Files, { strict: false });
  const check = () => checkFiles(files, core.readStore, KNOWN_FILES, { signal });
  return [
    erasureTask(app.get(ErasureService), core.newId),
    resetFactorTask(factorResetOn({ ...core, runner: core.commandRunner, store: core.readStore })),
    rebuildTask({ ...core, signal }),
    adminTask(FILES_TASK, z.strictObject({}), check),
  ];
}
