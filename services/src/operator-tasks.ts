import type { INestApplicationContext } from '@nestjs/common';

import { forgettingTask, PeopleForgetter } from './identity/index.js';
import type { PlatformCore } from './platform/index.js';
import type { OperatorTask } from './platform/operator/index.js';
import { rebuildTask } from './platform/projections/index.js';

/**
 * All that the command line may ask a running server for.
 * @param signal Calls off what takes long; its reason says why.
 */
export function operatorTasks(
  app: INestApplicationContext,
  core: PlatformCore,
  signal: AbortSignal,
): readonly OperatorTask[] {
  return [forgettingTask(app.get(PeopleForgetter), core.newId), rebuildTask({ ...core, signal })];
}
