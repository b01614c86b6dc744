import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import { askToNotify, notificationPermission } from '#app/notification-permission.js';
import styles from './NotificationChoice.module.css';

interface NotificationChoiceProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Chooses notifications on the desktop; if the browser blocks them, says how to allow them. */
export function NotificationChoice({ value, onChange }: NotificationChoiceProps) {
  const { t } = useTranslation();
  const permission = useStore(notificationPermission());
  return (
    <div className={styles.field}>
      <Choice
        label={t('account.preference.notifications')}
        value={value ? 'on' : 'off'}
        options={(['on', 'off'] as const).map((each) => ({
          value: each,
          text: t(`account.preference.notify.${each}`),
        }))}
        onChange={(chosen) => {
          onChange(chosen === 'on');
          if (chosen === 'on') void askToNotify();
        }}
      />
      <p className={styles.hint}>{t('account.preference.notifyHint')}</p>
      {value && permission !== 'granted' && (
        <div className={styles.help} role="status" data-permission={permission}>
          <Icon name="warning" />
          <div className={styles.words}>
            <p className={styles.title}>{t(`account.preference.permission.${permission}.title`)}</p>
            <p>{t(`account.preference.permission.${permission}.text`)}</p>
            {permission === 'default' && (
              <Button size="small" onClick={() => void askToNotify()}>
                {t('account.preference.allow')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
