import { z } from 'zod';

import type { NewId } from '../platform/clock/index.js';
import { ofItself } from '../platform/commands/index.js';
import { operatorTask, type OperatorTask } from '../platform/operator/index.js';
import type { PeopleForgetter } from './commands/index.js';

/** The name under which the command line asks a running server to forget a person. */
export const FORGET_TASK = 'people/forget';

/** Forgets a person for whoever asks on the server's own machine. */
export function forgettingTask(forgetter: PeopleForgetter, newId: NewId): OperatorTask {
  return operatorTask(
    FORGET_TASK,
    z.strictObject({ personId: z.string().max(100) }),
    ({ personId }) => forgetByCommandLine(forgetter, newId, personId),
  );
}

/** Forgets a person as the command line, not as anybody who is signed in. */
export function forgetByCommandLine(
  forgetter: PeopleForgetter,
  newId: NewId,
  personId: string,
): ReturnType<PeopleForgetter['forget']> {
  const id = newId.next();
  return forgetter.forget(ofItself('command-line', id, id), personId);
}
