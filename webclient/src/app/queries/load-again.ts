import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads what is shown under a key again after a change. An answer that is under way may not know of
 * the change, and the library would take a first one for the new one.
 */
export async function loadAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
