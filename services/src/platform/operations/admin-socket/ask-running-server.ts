import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

import { socketPath } from './socket-path.js';
import { AdminLine, type AdminAnswer } from './admin-answer.js';

/** How long the command line waits for a word, in milliseconds. */
const PATIENCE_MS = 120_000;
/** The errors without a listener: no socket exists, or a killed server left it. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

const NOT_UNDERSTOOD = 'The running server does not understand this; is it another version?';

/** The running server did not do what it was asked for; the message says why. */
export class ServerDidNot extends Error {}

export interface Asking {
  /** Called with every word of how far the server is. */
  readonly onProgress?: (progress: unknown) => void;
}

/**
 * Asks the server that works with a data folder on this machine to do something.
 * @returns What came of it; undefined where no server listens.
 * @throws ServerDidNot where the domain refused, where it failed, where the server does not know
 * the task, and where it went away before it was done.
 */
export async function askRunningServer(
  dataFolder: string,
  task: string,
  input: object,
  { onProgress }: Asking = {},
): Promise<{ readonly done: unknown } | undefined> {
  const path = socketPath(dataFolder);
  if (path === undefined) return undefined;
  let answer: AdminAnswer | undefined;
  try {
    answer = await answerIn(await post(path, task, JSON.stringify(input)), onProgress);
  } catch (error) {
    if (error instanceof ServerDidNot) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && NOBODY.has(code)) return undefined;
    throw new ServerDidNot(`The running server cannot be asked: ${String(error)}`);
  }
  if (answer === undefined) {
    throw new ServerDidNot('The running server went away before it said what came of it.');
  }
  if ('done' in answer) return answer;
  throw new ServerDidNot('refused' in answer ? answer.refused : answer.failed);
}

function post(socketPath: string, task: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request({ socketPath, path: `/${task}`, method: 'POST', headers }, resolve);
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`no word in ${PATIENCE_MS} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Undefined where the connection ended before there was one. */
async function answerIn(
  said: IncomingMessage,
  onProgress: Asking['onProgress'],
): Promise<AdminAnswer | undefined> {
  try {
    for await (const text of createInterface({ input: said })) {
      const line = AdminLine.safeParse(parsed(text));
      if (!line.success) throw new ServerDidNot(NOT_UNDERSTOOD);
      if (!('progress' in line.data)) return line.data;
      onProgress?.(line.data.progress);
    }
  } catch (error) {
    const isCut = !said.complete && !(error instanceof ServerDidNot);
    if (!isCut) throw error;
  }
  return undefined;
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
