/** The journal cannot be trusted any more; to continue could take money twice. */
export class JournalFault extends Error {
  constructor(
    readonly code: 'JOURNAL_DAMAGED' | 'JOURNAL_CLOSED',
    options?: ErrorOptions,
  ) {
    super(`The terminal's journal failed: ${code}`, options);
  }
}
