import { useQuery } from '@tanstack/react-query';

/** A question to the log. It is asked once: each time again would be one more look on record. */
export function useLook<T>(key: readonly unknown[], look: () => Promise<T>) {
  return useQuery({
    queryKey: ['audit', ...key],
    queryFn: look,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
