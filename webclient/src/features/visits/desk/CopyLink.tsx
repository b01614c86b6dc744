import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { OneLine } from '#design/OneLine.js';
import styles from './CopyLink.module.css';
import { useNotification } from './useNotification.js';

const COPIED_MS = 2_000;

interface CopyLinkProps {
  readonly name: string;
  readonly link: string;
  /** Makes a link that needs no PIN; absent where the portal has none. */
  readonly invite?: (() => Promise<string>) | undefined;
}

/** A portal's link, to open or to copy; and an invitation, where visitors would need a PIN. */
export function CopyLink({ name, link, invite }: CopyLinkProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [copied, setCopied] = useState<'link' | 'invitation'>();
  const copy = async (what: 'link' | 'invitation', text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
    setTimeout(() => setCopied(undefined), COPIED_MS);
  };
  const copyInvitation = (make: () => Promise<string>) =>
    notification(async () => copy('invitation', await make()));
  return (
    <div className={styles.link}>
      <div className={styles.words}>
        <OneLine className={styles.name}>{name}</OneLine>
        <a href={link} target="_blank" rel="noreferrer" className={styles.address}>
          <OneLine>{link.replace(/^https?:\/\//, '')}</OneLine>
        </a>
      </div>
      <Button
        size="small"
        icon={<Icon name={copied === 'link' ? 'check' : 'copy'} />}
        aria-label={t('desk.copyName', { name })}
        onClick={() => void copy('link', link)}
      >
        {copied === 'link' ? t('desk.copied') : t('desk.copy')}
      </Button>
      {invite && (
        <Button
          size="small"
          icon={<Icon name={copied === 'invitation' ? 'check' : 'link'} />}
          aria-label={t('desk.inviteName', { name })}
          title={t('desk.inviteHint')}
          onClick={() => void copyInvitation(invite)}
        >
          {copied === 'invitation' ? t('desk.copied') : t('desk.invite')}
        </Button>
      )}
    </div>
  );
}
