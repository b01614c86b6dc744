import type { SupervisedLine } from '@foyer/contracts/visits';

/** Somebody in a line, as a supervisor sees it. */
export type WaitingVisitor = SupervisedLine['line'][number];
