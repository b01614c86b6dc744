import { LRUCache } from 'lru-cache';

/**
 * Remembers so many values at most, and lets go of what was not asked for the longest.
 *
 * The library is told the size, not the number: by number it makes room for all of them at once, which costs a start that
 * serves no one yet tens of milliseconds.
 *
 * @param ttlMs how long a value is remembered, in milliseconds; as long as there is room unless told
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
