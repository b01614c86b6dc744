import { LoadFailure } from '#app/LoadFailure.js';
import { Skeleton } from '#design/Skeleton.js';

interface UnansweredProps {
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The message about the failed load. */
  readonly failed: string;
  /** The height of the content to come, as a CSS length. */
  readonly height: string;
}

/** Stands where the answer of a query will stand, also after a failure; then empty. */
export function Unanswered({ query, failed, height }: UnansweredProps) {
  if (query.isPending) return <Skeleton height={height} />;
  if (query.error === null) return null;
  return <LoadFailure text={failed} failure={query.error} again={() => void query.refetch()} />;
}
