import { ApiError } from '@foyer/contracts/client';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { useTexts } from '#i18n/useTexts.js';
import { factorTexts as texts } from './factor-texts.js';

/** Returns the words for a refusal: those for a wrong code speak of its kind. */
export function useCodeMessage(): (error: unknown, isRecovery: boolean) => string {
  const { t } = useTranslation();
  const says = useTexts();
  return (error, isRecovery) => {
    const isWrong = error instanceof ApiError && error.code === 'FACTOR_CODE_WRONG';
    if (!isWrong) return messageOf(error, t);
    return says(isRecovery ? texts.recoveryWrong : texts.codeWrong);
  };
}
