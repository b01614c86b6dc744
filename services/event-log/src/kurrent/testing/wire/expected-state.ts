import { ANY, NO_STREAM, STREAM_EXISTS, type AppendStreamState } from '@kurrent/kurrentdb-client';

/** The common part of both messages in the first version of the protocol. */
interface Expectation {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

/** @param revision what is expected where it is none of the three words. */
export function expectedState(options: Expectation, revision: string): AppendStreamState {
  if (options.hasNoStream()) return NO_STREAM;
  if (options.hasAny()) return ANY;
  return options.hasStreamExists() ? STREAM_EXISTS : BigInt(revision);
}

/** The second version of the protocol says the three words by numbers. */
export function fromRevisionNumber(revision: string | undefined): AppendStreamState {
  switch (revision) {
    case undefined:
    case '-2':
      return ANY;
    case '-1':
      return NO_STREAM;
    case '-4':
      return STREAM_EXISTS;
    default:
      return BigInt(revision);
  }
}

export function toRevisionNumber(state: AppendStreamState): string {
  if (state === ANY) return '-2';
  if (state === NO_STREAM) return '-1';
  return state === STREAM_EXISTS ? '-4' : state.toString();
}
