import { ApiError } from '@foyer/contracts/client';
import type { Text } from '@foyer/contracts/notices';

import { factorTexts as texts } from './factor-texts.js';

/** Returns the words for a code that is wrong, by its kind; undefined for any other failure. */
export function refusedCode(error: unknown, isRecovery: boolean): Text | undefined {
  if (!(error instanceof ApiError) || error.code !== 'FACTOR_CODE_WRONG') return undefined;
  return isRecovery ? texts.recoveryWrong : texts.codeWrong;
}
