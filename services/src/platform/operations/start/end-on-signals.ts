/** Well within the 10 seconds that Docker leaves a program, in milliseconds; what hangs then is cut off. */
const END_WITHIN_MS = 8_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells give for a program that was interrupted. */
const INTERRUPTED = 130;

/** How a program ends that was told to. */
export interface Ending {
  /** What may take as long as it takes, before the end. */
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
