/** What a harness is told by the command line. */
export interface TortureContext {
  /** What follows the harness's id. */
  readonly args: readonly string[];
  /** A folder of this run's own, removed afterwards when nothing was wrong. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** A harness: does its worst, and answers whether the product withstood. */
export type Torture = (context: TortureContext) => Promise<boolean>;
