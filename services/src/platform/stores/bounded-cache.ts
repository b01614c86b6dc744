import { LRUCache } from 'lru-cache';

/**
 * Remembers a limited number of values, and drops the value that was unused for the longest time.
 *
 * The library receives the size, not the number: for a number it reserves room for all values at
 * once. This would make each start, before any request, tens of milliseconds slower.
 *
 * @param ttlMs how long a value is remembered, in milliseconds; by default as long as there is room
 */
export function boundedCache<V extends object | number | boolean>(
  most: number,
  ttlMs?: number,
): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: most,
    sizeCalculation: () => 1,
    ...(ttlMs !== undefined && { ttl: ttlMs }),
  });
}
