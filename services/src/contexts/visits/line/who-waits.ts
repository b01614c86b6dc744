import type { Line, WaitingVisitor } from './state.js';

/** The visitors who are there and ring nowhere, the longest waiting first. */
export const whoWaits = ({ visitors }: Line): readonly WaitingVisitor[] =>
  visitors.filter(
    ({ awaySince, offer, kept }) => awaySince === null && offer === null && kept === null,
  );
