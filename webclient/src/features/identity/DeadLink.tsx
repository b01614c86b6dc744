import { failureTexts } from '@foyer/contracts/notices';
import { useTranslation } from 'react-i18next';

import { useTexts } from '#i18n/useTexts.js';
import { AuthOutcome } from './AuthOutcome.js';

/** The purpose of a mailed link. */
export type LinkPurpose = 'invitation' | 'reset' | 'email';

interface DeadLinkProps {
  readonly purpose: LinkPurpose;
  /**
   * `spent`: used, expired or replaced, which the server does not tell apart; `incomplete`: cut off
   * on its way.
   */
  readonly cause: 'spent' | 'incomplete';
}

/** A link that does nothing any more: why that may be, and the way on. */
export function DeadLink({ purpose, cause }: DeadLinkProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const signIn = { to: '/auth/login', text: t('auth.toSignIn') };
  if (cause === 'incomplete') {
    return (
      <AuthOutcome
        icon="link"
        title={t('auth.link.incompleteTitle')}
        text={t('auth.link.incompleteText')}
        ways={[signIn]}
      />
    );
  }
  if (purpose === 'email') {
    return (
      <AuthOutcome
        icon="clock"
        title={t('auth.link.email.spentTitle')}
        text={t('auth.link.email.spentText')}
        ways={[signIn]}
      />
    );
  }
  if (purpose === 'reset') {
    return (
      <AuthOutcome
        icon="clock"
        title={t('auth.link.reset.spentTitle')}
        text={`${says(failureTexts.RESET_PASSWORD)}. ${t('auth.link.reset.spentText')}`}
        ways={[{ to: '/auth/forgot-password', text: t('auth.forgot.askAgain') }, signIn]}
      />
    );
  }
  return (
    <AuthOutcome
      icon="clock"
      title={t('auth.link.invitation.spentTitle')}
      text={`${says(failureTexts.SET_PASSWORD)}. ${t('auth.link.invitation.spentText')}`}
      ways={[signIn, { to: '/auth/forgot-password', text: t('auth.forgot.link') }]}
    />
  );
}
