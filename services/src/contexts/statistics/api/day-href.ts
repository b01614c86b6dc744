interface Narrowed {
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
}

/** Leads to the visitors of a day, in the console. */
export function dayHref(
  { from, to }: { readonly from: string; readonly to: string },
  { queueId, agentId }: Narrowed,
): string {
  const filter = { type: 'queue', from, to, queueId, agentId };
  return `/calls?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
