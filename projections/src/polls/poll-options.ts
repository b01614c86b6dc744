/** The answers of a poll whose words are gone. */
export const emptied = (size: number): string[] => Array.from({ length: size }, () => '');

interface Offered {
  readonly size: number;
  readonly options: readonly string[] | null;
}

/** The answers that a poll offers; each is empty after the person who asked was erased. */
export const optionsOf = ({ options, size }: Offered): string[] => [...(options ?? emptied(size))];
