import type { Line, WaitingVisitor } from './state.js';

/**
 * Returns the place of a visitor who waited elsewhere, by the time waited. Two visitors never share
 * a millisecond, so that every reading of the line has the same order.
 */
export function freePlace(line: Line, joinedAt: string): string {
  const places = new Set(line.visitors.map((visitor: WaitingVisitor) => visitor.joinedAt));
  let time = Date.parse(joinedAt);
  while (places.has(new Date(time).toISOString())) time += 1;
  return new Date(time).toISOString();
}
