import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import styles from './PortalChips.module.css';

interface PortalChipsProps {
  readonly portals: DeskView['portals'];
  readonly total: number;
  readonly chosen: string | null;
  readonly onChoose: (queueId: string | null) => void;
}

/** The agent's portals with how many wait at each; one press shows only that line. */
export function PortalChips({ portals, total, chosen, onChoose }: PortalChipsProps) {
  const { t } = useTranslation();
  const chips = [
    { id: null, name: t('desk.allPortals'), waiting: total, closed: false },
    ...portals.map(({ queueId, name, waiting, deactivated }) => ({
      id: queueId,
      name,
      waiting,
      closed: deactivated,
    })),
  ];
  return (
    <div className={styles.chips} role="group" aria-label={t('desk.portals')}>
      {chips.map(({ id, name, waiting, closed }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {name}
          {closed ? (
            <span className={styles.closed}>{t('desk.closed')}</span>
          ) : (
            <span className={styles.count}>{waiting}</span>
          )}
        </button>
      ))}
    </div>
  );
}
