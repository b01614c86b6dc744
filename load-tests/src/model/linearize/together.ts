/** Waits for all, also where one fails. @throws what the first that failed was thrown. */
export async function together(...promises: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(promises)) {
    if (end.status === 'rejected') throw end.reason;
  }
}
