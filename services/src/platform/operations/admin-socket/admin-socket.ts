import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';

import fastify from 'fastify';

import { Rejected } from '../../cqrs/commands/index.js';
import type { Log } from '../../observability/index.js';
import { errorText } from '../../http/errors/index.js';
import { WITHOUT_SCHEMAS } from '../../http/without-schemas.js';
import { socketPath } from './socket-path.js';
import type { AdminAnswer, AdminLine } from './admin-answer.js';
import type { AdminTask, Notify } from './admin-task.js';
import { DomainError } from './domain-error.js';

/** Something that listens until it is closed. */
export interface AdminSocket {
  close(): Promise<void>;
}

/**
 * Listens to the command line on this machine, at a socket in the data folder. The folder's
 * permissions decide who may ask: a person who can open the socket can also read and write all
 * files next to it. The process that holds the data folder opens it. Without a socket the server
 * runs all the same, and logs this.
 */
export async function openAdminSocket(
  dataFolder: string,
  tasks: readonly AdminTask[],
  log: Log,
): Promise<AdminSocket> {
  const path = socketPath(dataFolder);
  if (path === undefined) {
    log.warn('The command line cannot reach this server: the data folder has too long a name', {
      dataFolder,
    });
    return { close: async () => undefined };
  }
  const http = fastify(WITHOUT_SCHEMAS);
  for (const task of tasks) {
    http.post(`/${task.name}`, (request, reply) => {
      log.info('Asked by the command line', { task: task.name });
      const lines = new PassThrough();
      // The asker may have gone, or may have been stopped: the task does not wait for them.
      const isHeard = (): boolean => !lines.destroyed && !lines.writableNeedDrain;
      const notify: Notify = (progress) => {
        if (isHeard()) lines.write(lineOf({ progress }));
      };
      reply.raw.once('close', () => {
        if (!lines.writableEnded) {
          log.info('The command line has gone; its task goes on', { task: task.name });
        }
      });
      void answerTo(task, request.body, notify, log).then((answer) => lines.end(lineOf(answer)));
      return reply.type('application/x-ndjson').send(lines);
    });
  }
  try {
    makePrivate(dirname(path));
    // A killed server has left its socket; the lock on the folder proves that this server is gone.
    rmSync(path, { force: true });
    await http.listen({ path });
  } catch (err) {
    log.warn('The command line cannot reach this server', { path, err });
  }
  return { close: () => http.close() };
}

async function answerTo(
  task: AdminTask,
  input: unknown,
  notify: Notify,
  log: Log,
): Promise<AdminAnswer> {
  try {
    return { done: await task.run(input, notify) };
  } catch (error) {
    if (error instanceof Rejected) return { refused: errorText(error.code, 'en', error.details) };
    if (error instanceof DomainError) return { refused: error.message };
    log.error('A task of the command line failed', { task: task.name, err: error });
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function lineOf(line: AdminLine): string {
  return `${JSON.stringify(line)}\n`;
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // It may have come from a backup that had other permissions.
  chmodSync(folder, 0o700);
}
