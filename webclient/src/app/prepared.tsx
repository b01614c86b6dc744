import { lazy, useState, type ComponentType, type ReactNode } from 'react';

import { Boundary } from './Boundary.js';
import { neededInCall } from './call-parts.js';
import { PartFailure, type PartLook } from './PartFailure.js';

/** Thrown in the place of a part whose file did not come. */
class PartNotLoaded extends Error {
  constructor(cause: unknown) {
    super(`A part could not be loaded: ${String(cause)}`, { cause });
  }
}

export interface PartOptions {
  /** Shape of the sentence that stands where the part failed. */
  readonly look?: PartLook;
  /**
   * True where all around it is worth nothing without it: what breaks in drawing it then breaks
   * that too.
   */
  readonly vital?: boolean;
  /**
   * True where a call may want it, so that it is fetched when a call begins, see
   * {@link neededInCall}.
   */
  readonly inCall?: boolean;
}

/**
 * A part that is loaded when it is first shown, or before: then it is there at once. React shows
 * something in the place of a part that it has to load for 300 ms at least, even where it is loaded
 * already. A part that cannot be loaded says so in its own frame, and can be tried again there.
 */
export function prepared<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { look = 'frame', vital = false, inCall = false }: PartOptions = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = (): Promise<ComponentType<Props>> =>
    (loading ??= load().then(
      (part) => (Loaded = part),
      (error: unknown) => {
        // Not kept: the next who needs it asks again.
        loading = undefined;
        throw error;
      },
    ));
  const begin = () =>
    lazy(async () => {
      const part = await fetch().catch((error: unknown) => {
        throw new PartNotLoaded(error);
      });
      return { default: part };
    }) as unknown as ComponentType<Props>;
  let Later = begin();
  /**
   * A part that cannot be loaded shows its failure where it is needed, and is tried again there.
   */
  const prepare = async (): Promise<void> => {
    await fetch().catch(() => undefined);
  };
  if (inCall) neededInCall(prepare);
  const Part = (props: Props) => {
    // For as long as it is shown: the other one in its place would begin again.
    const [{ Chosen, tries }, choose] = useState(() => ({ Chosen: Loaded ?? Later, tries: 0 }));
    const again = () => choose({ Chosen: Loaded ?? Later, tries: tries + 1 });
    const failure = (error: Error): ReactNode => {
      if (vital && !(error instanceof PartNotLoaded)) throw error;
      return <PartFailure look={look} tries={tries} again={again} part={props} />;
    };
    return (
      // React keeps a failure. A new part before the failure is drawn would be tried without an
      // end.
      <Boundary key={tries} fallback={failure} onFailure={() => (Later = begin())}>
        <Chosen {...props} />
      </Boundary>
    );
  };
  return { prepare, Part };
}
