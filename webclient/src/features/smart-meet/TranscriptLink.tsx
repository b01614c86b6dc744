import { Link } from 'react-router';

import { Icon } from '#design/Icon.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './TranscriptLink.module.css';

/** Leads from a call to its transcript. */
export function TranscriptLink({ callDetailId }: { readonly callDetailId: string }) {
  const says = useTexts();
  return (
    <Link className={styles.link ?? ''} to={`/calls/${callDetailId}/transcript`}>
      <Icon name="captions" />
      {says(texts.link)}
    </Link>
  );
}
