import type { RejectionCode } from '@foyer/contracts/rejections';

/** Why a source could not be asked, by the code of an error. */
export class SourceFailure extends Error {
  constructor(readonly code: RejectionCode) {
    super(`A user source could not be asked: ${code}`);
    this.name = 'SourceFailure';
  }
}
