/** One line of what a start says to anyone who started it. */
export interface WelcomeLine {
  readonly label: string;
  readonly text: string;
}

type Line = (origin: string) => string | undefined | Promise<string | undefined>;

/** Gathers what a start has to say: addresses, a one-time sign-in. Contexts add theirs; also the injection token. */
export class Welcome {
  readonly #lines: { readonly label: string; readonly line: Line }[] = [];

  /** Adds a line; it is made from the public address once the server listens, and left out where it is undefined. */
  add(label: string, line: Line): void {
    this.#lines.push({ label, line });
  }

  async lines(origin: string): Promise<readonly WelcomeLine[]> {
    const made = this.#lines.map(async ({ label, line }) => ({ label, text: await line(origin) }));
    return (await Promise.all(made)).flatMap(({ label, text }) =>
      text === undefined ? [] : [{ label, text }],
    );
  }
}
