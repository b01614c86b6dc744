/** The kinds of what a check finds. */
export type ProblemCode =
  | 'CHAIN_BROKEN'
  | 'FILE_CHANGED'
  | 'FILE_MISSING'
  | 'KEY_MISSING'
  | 'LOG_DAMAGED'
  | 'LOG_NOT_COVERED'
  | 'PART_CHANGED'
  | 'PART_FOREIGN'
  | 'PART_MISSING'
  | 'VAULT_DAMAGED'
  | 'VAULT_MISSING'
  | 'VAULT_OF_ANOTHER_LOG';

/** Something that is not as it should be. */
export interface Problem {
  readonly problem: ProblemCode;
  /** The subject, such as a file. */
  readonly about: string;
  readonly sentence: string;
}
