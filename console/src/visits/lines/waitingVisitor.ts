import type { SupervisedLine } from '@foyer/contracts/visits';

/** A visitor in a line, as a supervisor sees it. */
export type WaitingVisitor = SupervisedLine['line'][number];
