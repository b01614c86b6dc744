/** A call of a page in addition to those about its records. */
export interface ServedCall {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers the calls that a page makes by their routes, in place of a server.
 * @param answers by how a call begins, such as `GET /api/v2/transaction`; the first that fits
 * @returns what was called, in its order
 */
export function serveCalls(
  answers: Readonly<Record<string, (call: ServedCall) => Promise<Answer> | Answer>>,
): readonly ServedCall[] {
  const calls: ServedCall[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { method: init.method ?? 'GET', url, body: sent };
    calls.push(call);
    const known = Object.entries(answers).find(([start]) =>
      `${call.method} ${url.pathname}`.startsWith(start),
    );
    const answer: Answer = (await known?.[1](call)) ?? { status: 404, body: {} };
    const status = answer.status ?? 200;
    const headers = new Headers(answer.headers);
    const text = async () => JSON.stringify(answer.body);
    return { status, ok: status < 400, headers, text, json: async () => answer.body };
  }) as unknown as typeof fetch;
  return calls;
}
