import type { DeskView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressed } from '#app/useAddressed.js';
import { callSetting } from '#state/call-setting.js';
import { EmptyLine } from './EmptyLine.js';
import type { DeskSession } from './desk-session.js';
import { LineCard } from './LineCard.js';
import styles from './Lines.module.css';
import { PortalChips } from './PortalChips.js';
import { QuietDesk } from './QuietDesk.js';
import { SetBySupervisor } from './SetBySupervisor.js';

/** In the address, for the lines of all portals. */
const ALL = 'all';

interface LinesProps {
  readonly desk: DeskSession;
  readonly view: DeskView;
  readonly mayTake: boolean;
  readonly maySupervise?: boolean;
}

/** All visitors who wait at the agent's portals, oldest on top. */
export function Lines({ desk, view, mayTake, maySupervise = false }: LinesProps) {
  const { t } = useTranslation();
  const { line, portals } = view;
  const isOwn = (id: string | null) => portals.some(({ queueId }) => queueId === id);
  const [preset] = useState(() => callSetting.get().startWith.queueId);
  const [{ portal }, choose] = useAddressed(
    { portal: preset !== null && isOwn(preset) ? preset : ALL },
    { portal: (id) => id === ALL || isOwn(id) },
  );
  const only = portal === ALL ? null : portal;
  const shown = line
    .filter(({ queueId }) => only === null || queueId === only)
    .sort((one, other) => one.joinedAt.localeCompare(other.joinedAt));
  const { availability } = view.desk;
  const idle = availability === 'away' || availability === 'offline';
  return (
    <>
      {portals.length > 1 && (
        <PortalChips
          portals={portals}
          total={line.length}
          chosen={only}
          onChoose={(id) => choose({ portal: id ?? ALL })}
        />
      )}
      <SetBySupervisor state={view.desk} />
      <QuietDesk desk={desk} state={view.desk} />
      {idle && (
        <p className={styles.idle}>{t(`desk.idle.${availability}`, { count: line.length })}</p>
      )}
      <section aria-label={t('desk.line')}>
        <p className="visually-hidden" role="status">
          {t('desk.waitingNow', { count: line.length })}
        </p>
        {shown.length === 0 ? (
          <EmptyLine portals={portals} />
        ) : (
          <ul className={styles.list}>
            {shown.map((entry) => (
              <LineCard
                key={entry.clientId}
                entry={entry}
                desk={desk}
                mayTake={mayTake}
                maySupervise={maySupervise}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
