import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import styles from './CopyLink.module.css';

const COPIED_MS = 2_000;

/** A portal's link, to open or to copy. */
export function CopyLink({ name, link }: { name: string; link: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <div className={styles.link}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <a href={link} target="_blank" rel="noreferrer" className={styles.address}>
          {link.replace(/^https?:\/\//, '')}
        </a>
      </div>
      <Button
        size="small"
        icon={<Icon name={copied ? 'check' : 'copy'} />}
        aria-label={t('desk.copyName', { name })}
        onClick={() => void copy()}
      >
        {copied ? t('desk.copied') : t('desk.copy')}
      </Button>
    </div>
  );
}
