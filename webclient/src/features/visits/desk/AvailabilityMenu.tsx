import type { Availability, BreakKind } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { Elapsed } from '#design/Elapsed.js';
import { Icon } from '#design/Icon.js';
import menu from '#design/Menu.module.css';
import { useMenu } from '#design/useMenu.js';
import styles from './AvailabilityMenu.module.css';
import type { DeskSession } from './desk-session.js';
import { useNotification } from './useNotification.js';

const icons = { auto: 'auto', manual: 'hand', away: 'cup', offline: 'power' } as const;
const choices: readonly Availability[] = ['auto', 'manual', 'away', 'offline'];

const kinds: readonly BreakKind[] = ['short', 'lunch', 'meeting', 'training'];

interface AvailabilityMenuProps {
  readonly desk: DeskSession;
  readonly state: DeskView['desk'];
}

/** The agent's availability, its start, and the other ones to choose. */
export function AvailabilityMenu({ desk, state }: AvailabilityMenuProps) {
  const { t } = useTranslation();
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const { open, toggle, close, container, onKeyDown } = useMenu();
  const { availability, breakKind, since, notRespondingSince } = state;
  const silent = notRespondingSince !== null;
  const wrapsUp = state.wrapUp !== null && availability === 'auto';
  const isNow = wrapsUp
    ? t('desk.wrapUp')
    : breakKind === null
      ? t(`desk.is.${availability}`)
      : t(`desk.break.${breakKind}`);
  const choose = (choice: Availability, kind: BreakKind | null = null) => {
    close();
    if (choice !== availability || kind !== breakKind || silent)
      void notification(() => desk.setAvailability(choice, kind));
  };
  return (
    <div ref={container} className={menu.container} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.button}
        data-availability={silent ? 'away' : availability}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
      >
        <span className="visually-hidden">{t('desk.availability')}: </span>
        <span className={styles.sign}>
          <Icon name={icons[availability]} />
        </span>
        <span className={styles.word}>{silent ? t('desk.notResponding') : isNow}</span>
        {/* The duration of the wrap-up has its own notice. */}
        {!wrapsUp && <Elapsed since={notRespondingSince ?? since} className={styles.since ?? ''} />}
        <Icon name="chevron" />
      </button>
      {open && (
        <div
          role="menu"
          aria-label={t('desk.availability')}
          className={classes(menu.panel, styles.panel)}
        >
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              role="menuitemradio"
              aria-checked={choice === availability && breakKind === null}
              className={menu.item}
              onClick={() => choose(choice)}
            >
              <span className={styles.sign} data-availability={choice}>
                <Icon name={icons[choice]} />
              </span>
              <span className={styles.choice}>
                <span className={styles.word}>{t(`desk.is.${choice}`)}</span>
                <span className={styles.meaning}>{t(`desk.means.${choice}`)}</span>
              </span>
              {choice === availability && breakKind === null && <Icon name="check" />}
            </button>
          ))}
          <div role="group" aria-label={t('desk.breakFor')} className={styles.kinds}>
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                role="menuitemradio"
                aria-checked={kind === breakKind}
                className={classes(menu.item, styles.kind)}
                onClick={() => choose('away', kind)}
              >
                {t(`desk.break.${kind}`)}
                {kind === breakKind && <Icon name="check" />}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
