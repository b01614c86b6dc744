import { z } from 'zod';

import type { NewId } from '#platform/clock';
import { ofItself } from '#platform/cqrs';
import { adminTask, type AdminTask } from '#platform/operations/admin-socket';
import type { ErasureService } from './domain/erasure.service.js';

/** The name under which the command line asks a running server to forget a person. */
export const ERASURE_TASK = 'people/forget';

/** Forgets a person for anyone who asks on the server's own machine. */
export function erasureTask(erasureService: ErasureService, newId: NewId): AdminTask {
  return adminTask(
    ERASURE_TASK,
    z.strictObject({ personId: z.string().max(100) }),
    ({ personId }) => eraseByCommandLine(erasureService, newId, personId),
  );
}

/** Forgets a person as the command line, not as anybody who is signed in. */
export function eraseByCommandLine(
  erasureService: ErasureService,
  newId: NewId,
  personId: string,
): ReturnType<ErasureService['forget']> {
  const id = newId.next();
  return erasureService.forget(ofItself('command-line', id, id), personId);
}
