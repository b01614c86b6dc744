import { ReadModelAbsent } from '@foyer/projections';

/** One line of a start's output for the person who started it. */
export interface WelcomeLine {
  readonly label: string;
  readonly text: string;
}

type Line = (origin: string) => string | undefined | Promise<string | undefined>;

/**
 * Gathers what a start has to say: addresses, a one-time sign-in. Contexts add theirs; also the
 * injection token.
 */
export class Welcome {
  readonly #lines: { readonly label: string; readonly line: Line }[] = [];

  /**
   * Adds a line; it is made from the public address once the server listens, and left out where it
   * is undefined.
   */
  add(label: string, line: Line): void {
    this.#lines.push({ label, line });
  }

  async lines(origin: string): Promise<readonly WelcomeLine[]> {
    const made = this.#lines.map(async ({ label, line }) => ({
      label,
      text: await orNothing(async () => line(origin)),
    }));
    return (await Promise.all(made)).flatMap(({ label, text }) =>
      text === undefined ? [] : [{ label, text }],
    );
  }
}

/** A start does not fail for want of a line: read models that are being made have none yet. */
async function orNothing(line: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await line();
  } catch (error) {
    if (error instanceof ReadModelAbsent) return undefined;
    throw error;
  }
}
