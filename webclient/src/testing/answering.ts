/**
 * Answers every call alike and keeps what was asked.
 * @param others The different answers, as status and body, by the beginning of the path.
 */
export function answering(
  status: number,
  body: object,
  others: Readonly<Record<string, readonly [number, object]>> = {},
): { url: string; body: unknown }[] {
  const asked: { url: string; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    asked.push({ url, body: sent });
    const headers = { get: () => null };
    const other = Object.entries(others).find(([path]) => url.startsWith(path))?.[1];
    const [code, said] = other ?? [status, body];
    const text = JSON.stringify(said);
    const json = async () => JSON.parse(text) as unknown;
    return { status: code, ok: code < 400, headers, json };
  }) as unknown as typeof fetch;
  return asked;
}
