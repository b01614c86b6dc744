import { accountRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { formatMoment } from '#i18n/format.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import form from './AccountForm.module.css';

/** The e-mail that waits for its confirmation, until when, and the way back. */
export function PendingEmail() {
  const { t } = useTranslation();
  const { profile, changeProfile } = useStaff();
  const [busy, setBusy] = useState(false);
  const { sendsMail } = useStore(company);
  const { pendingEmail } = profile;
  if (pendingEmail === null) return null;
  const cancel = async () => {
    setBusy(true);
    try {
      changeProfile(await api.call(accountRoutes.cancelEmailChange, {}));
      toast(t('account.personal.pending.cancelled'), 'good');
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  const { email, expiresAt } = pendingEmail;
  return (
    <div className={form.note} role="status">
      <p>
        {t(`account.personal.pending.${sendsMail ? 'text' : 'textHere'}`, {
          email,
          present: profile.email ?? '',
          time: formatMoment(expiresAt),
          interpolation: { escapeValue: false },
        })}
      </p>
      <div className={form.actions}>
        <Button size="small" busy={busy} onClick={() => void cancel()}>
          {t('account.personal.pending.cancel')}
        </Button>
      </div>
    </div>
  );
}
