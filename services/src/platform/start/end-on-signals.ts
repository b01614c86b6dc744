/** A clean end takes no longer than this, in milliseconds; whatever hangs then is cut off. */
const END_WITHIN_MS = 2_500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells give for a program that was interrupted. */
const INTERRUPTED = 130;

/** Ends the program cleanly on the first signal, and at once on the second. */
export function endOnSignals(end: (signal: string) => Promise<void>): void {
  let isEnding = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(INTERRUPTED);
    isEnding = true;
    const late = setTimeout(() => process.exit(1), END_WITHIN_MS);
    late.unref();
    end(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}
