import type { INestApplicationContext } from '@nestjs/common';

import { erasureTask, ErasureService } from '../contexts/identity/index.js';
import type { PlatformCore } from '../platform/index.js';
import type { AdminTask } from '../platform/operations/admin-socket/index.js';
import { rebuildTask } from '../platform/operations/admin-socket/index.js';

/**
 * All that the command line may ask a running server for.
 * @param signal Calls off what takes long; its reason says why.
 */
export function adminTasks(
  app: INestApplicationContext,
  core: PlatformCore,
  signal: AbortSignal,
): readonly AdminTask[] {
  return [erasureTask(app.get(ErasureService), core.newId), rebuildTask({ ...core, signal })];
}
