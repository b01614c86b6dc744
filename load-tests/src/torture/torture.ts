/** The input of a harness from the command line. */
export interface TortureContext {
  /** The arguments after the harness's id. */
  readonly args: readonly string[];
  /** A folder of this run's own, removed afterwards when nothing was wrong. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** A harness: does its worst, and answers whether the product withstood. */
export type Torture = (context: TortureContext) => Promise<boolean>;
