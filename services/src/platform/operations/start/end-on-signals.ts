/**
 * Well within the 10 seconds that Docker leaves a program, in milliseconds; what hangs then is cut
 * off.
 */
const END_WITHIN_MS = 8_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The exit code that shells give for an interrupted program. */
const INTERRUPTED = 130;

/** The steps by which a program ends on a signal. */
export interface Ending {
  /** The step before the end that may take any time. */
  readonly drain?: (signal: string) => Promise<void>;
  readonly end: (signal: string) => Promise<void>;
}

/** Ends the program cleanly on the first signal, and at once on the second. */
export function endOnSignals({ drain, end }: Ending): void {
  let isEnding = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(INTERRUPTED);
    isEnding = true;
    const ended = async (): Promise<void> => {
      await drain?.(signal).catch(() => undefined);
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
      await end(signal);
    };
    ended().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}
