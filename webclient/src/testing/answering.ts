/** Answers every call alike and keeps what was asked. */
export function answering(status: number, body: object): { url: string; body: unknown }[] {
  const asked: { url: string; body: unknown }[] = [];
  const text = JSON.stringify(body);
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    asked.push({ url, body: sent });
    const headers = { get: () => null };
    return { status, ok: status < 400, headers, json: async () => JSON.parse(text) as unknown };
  }) as unknown as typeof fetch;
  return asked;
}
