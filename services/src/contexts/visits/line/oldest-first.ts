import type { Line, WaitingVisitor } from './state.js';

/** A portal's line as part of a walk over several. */
interface Walked<Portal> {
  readonly portal: Portal;
  readonly visitors: Iterator<WaitingVisitor, undefined>;
  head: WaitingVisitor;
}

/**
 * Those who wait and are there, over several portals, the longest waiting first. Lines are in order
 * already, so only their heads are compared: one step costs as much as there are portals, however
 * many wait. Answering a visitor with 'skip-line' leaves out the rest of that line.
 */
export function* oldestFirst<Portal extends { readonly line: Line }>(
  portals: readonly Portal[],
): Generator<
  { readonly portal: Portal; readonly visitor: WaitingVisitor },
  void,
  'skip-line' | undefined
> {
  let walked: readonly Walked<Portal>[] = portals.flatMap(begin);
  for (let first = oldest(walked); first; first = oldest(walked)) {
    const current = first;
    const answer = yield { portal: current.portal, visitor: current.head };
    const next = answer === 'skip-line' ? undefined : current.visitors.next().value;
    if (next) current.head = next;
    else walked = walked.filter((one) => one !== current);
  }
}

function begin<Portal extends { readonly line: Line }>(portal: Portal): Walked<Portal>[] {
  const visitors = present(portal.line);
  const head = visitors.next().value;
  return head ? [{ portal, visitors, head }] : [];
}

function* present(line: Line): Generator<WaitingVisitor, undefined> {
  for (const visitor of line.visitors) if (visitor.awaySince === null) yield visitor;
  return undefined;
}

function oldest<Portal>(walked: readonly Walked<Portal>[]): Walked<Portal> | undefined {
  return walked.reduce<Walked<Portal> | undefined>(
    (first, one) => (!first || isBefore(one.head, first.head) ? one : first),
    undefined,
  );
}

function isBefore(one: WaitingVisitor, other: WaitingVisitor): boolean {
  return one.joinedAt === other.joinedAt
    ? one.visitId < other.visitId
    : Date.parse(one.joinedAt) < Date.parse(other.joinedAt);
}
