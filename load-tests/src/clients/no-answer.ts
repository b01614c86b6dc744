import { ApiError } from '@foyer/contracts/client';

/** The server was gone before it answered: the command may be done or not. */
export class NoAnswer extends Error {}

/** The server answered, and not with what it should have. */
export class Rejected extends Error {
  constructor(
    readonly code: string /** The sentence for people. */,
    readonly sentence = '',
  ) {
    super(`Rejected with ${code}`);
  }
}

const CUT_OFF: ReadonlySet<string> = new Set(['NETWORK', 'NOT_UNDERSTOOD', 'TIMEOUT']);

/** Tells an answer that never came, or was cut off, from an error. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw CUT_OFF.has(error.code) ? new NoAnswer() : new Rejected(error.code, error.msg);
  }
}
