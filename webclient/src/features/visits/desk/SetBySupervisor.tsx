import type { DeskView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import notice from './DeskNotice.module.css';

/**
 * Says that a supervisor set what the agent is at; it goes with a click, or with the next word of
 * the agent.
 */
export function SetBySupervisor({ state }: { readonly state: DeskView['desk'] }) {
  const { t } = useTranslation();
  const { setBy, availability, breakKind } = state;
  const [seen, setSeen] = useState<string | null>(null);
  const isShown = setBy !== null && setBy.at !== seen;
  const now = breakKind === null ? t(`desk.is.${availability}`) : t(`desk.break.${breakKind}`);
  return (
    <div role="status">
      {isShown && (
        <div className={notice.notice}>
          <p>{t('desk.setBy', { name: setBy.name ?? t('desk.supervisor'), state: now })}</p>
          <Button onClick={() => setSeen(setBy.at)}>{t('desk.understood')}</Button>
        </div>
      )}
    </div>
  );
}
