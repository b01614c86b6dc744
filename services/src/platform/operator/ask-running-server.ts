import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { doorPath } from './door-path.js';
import { OperatorAnswer } from './operator-answer.js';

/** How long the command line waits for an answer, in milliseconds. */
const PATIENCE_MS = 120_000;
/** Nobody listens: there is no socket, or it is left over from a server that was killed. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

/** The running server did not do what it was asked for; the message says why. */
export class ServerDidNot extends Error {}

/**
 * Asks the server that works with a data folder on this machine to do something.
 * @returns What came of it; undefined where no server listens.
 * @throws ServerDidNot where the domain refused, where it failed, and where the server does not know the task.
 */
export async function askRunningServer(
  dataFolder: string,
  task: string,
  input: object,
): Promise<{ readonly done: unknown } | undefined> {
  const path = doorPath(dataFolder);
  if (path === undefined) return undefined;
  let said: string;
  try {
    said = await post(path, task, JSON.stringify(input));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && NOBODY.has(code)) return undefined;
    throw new ServerDidNot(`The running server cannot be asked: ${String(error)}`);
  }
  const answer = OperatorAnswer.safeParse(parsed(said));
  if (!answer.success) {
    throw new ServerDidNot('The running server does not understand this; is it another version?');
  }
  if ('done' in answer.data) return answer.data;
  throw new ServerDidNot('refused' in answer.data ? answer.data.refused : answer.data.failed);
}

function post(socketPath: string, task: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request({ socketPath, path: `/${task}`, method: 'POST', headers }, (answer) => {
      text(answer).then(resolve, reject);
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
