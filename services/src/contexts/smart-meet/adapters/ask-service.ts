import { ServiceFault } from '../service-fault.js';

/** Largest answer that is read, in bytes. */
const ANSWER_MAX = 1_000_000;

export interface Service {
  /** Up to `/v1`. */
  readonly url: string;
  readonly key: string | undefined;
  /** How long it may take to answer, in milliseconds. */
  readonly withinMs: number;
}

interface Request {
  readonly path: string;
  readonly body: string | FormData;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks an OpenAI-compatible service, and gives its answer as JSON. The client library of that name
 * would read answers of any size.
 * @throws ServiceFault
 */
export async function askService(
  { url, key, withinMs }: Service,
  { path, body, signal }: Request,
): Promise<unknown> {
  const tooLate = AbortSignal.timeout(withinMs);
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    // A redirect would send the key to another address.
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body,
    signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
  }).catch(() => {
    throw new ServiceFault('no-answer', 'The service did not answer');
  });
  // A service's message about a fault may repeat its input, so only the status is reported.
  if (!response.ok) {
    await response.body?.cancel();
    throw faultOf(response.status);
  }
  return parsed(await bounded(response));
}

function faultOf(status: number): ServiceFault {
  const detail = `The service answered with status ${status}`;
  if (status === 429 || status >= 500) return new ServiceFault('overloaded', detail);
  return new ServiceFault('refused', detail);
}

async function bounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
    for await (const piece of body) {
      size += piece.length;
      if (size > ANSWER_MAX) break;
      pieces.push(piece);
    }
  } catch {
    throw new ServiceFault('no-answer', 'The service broke off its answer');
  }
  if (size > ANSWER_MAX) throw new ServiceFault('unusable', 'The answer is too large');
  return Buffer.concat(pieces).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFault('unusable', 'The answer is no JSON');
  }
}
