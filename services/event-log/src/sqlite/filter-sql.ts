import type { EventFilter } from '../port/event-log.js';

/** A filter as a condition on the events table, with the values it binds. */
export interface FilterSql {
  readonly condition: string;
  readonly values: readonly string[];
}

/**
 * An event passes when its type is one of the types and its stream has one of the prefixes; an
 * absent part passes all.
 */
export function filterSql(filter: EventFilter | undefined): FilterSql {
  const conditions: string[] = [];
  const values: string[] = [];
  if (filter?.types) {
    conditions.push(`type IN (${filter.types.map(() => '?').join(', ')})`);
    values.push(...filter.types);
  }
  if (filter?.streamPrefixes) {
    const prefixes = filter.streamPrefixes;
    // Not LIKE: it would read % and _ in a name as wild cards.
    conditions.push(`(${['0', ...prefixes.map(() => 'instr(stream, ?) = 1')].join(' OR ')})`);
    values.push(...prefixes);
  }
  return { condition: conditions.map((condition) => ` AND ${condition}`).join(''), values };
}
