import { BLANK_PAGES_MAX } from '@foyer/contracts/board';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';
import { BoardIcon, type BoardIconName } from '../tools/BoardIcon.js';
import bar from './ToolBar.module.css';
import styles from './BoardPanel.module.css';

interface PageBarProps {
  /** From 1. */
  readonly number: number;
  /** Null while the document is not loaded. */
  readonly count: number | null;
  /** True if another page can be started after the last one. */
  readonly mayAdd: boolean;
  readonly onTurn: (page: number) => void;
  readonly onZoom: (how: 'in' | 'out' | 'page' | 'width') => void;
  /** Present if the user looks at another place than the leader. */
  readonly onFollow?: (() => void) | undefined;
}

/** Turning pages and zooming. */
export function PageBar({ number, count, mayAdd, onTurn, onZoom, onFollow }: PageBarProps) {
  const says = useTexts();
  const isLast = count === null || number >= count;
  const adds = isLast && mayAdd && number < BLANK_PAGES_MAX;
  const zooms = [
    ['out', 'minus', boardTexts.zoomOut],
    ['in', 'plus', boardTexts.zoomIn],
    ['page', 'fit', boardTexts.fitPage],
    ['width', 'width', boardTexts.fitWidth],
  ] as const satisfies readonly (readonly [string, BoardIconName, object])[];
  return (
    <div className={styles.pages}>
      <button
        type="button"
        className={bar.button}
        aria-label={says(boardTexts.previous)}
        title={says(boardTexts.previous)}
        disabled={number <= 1}
        onClick={() => onTurn(number - 1)}
      >
        <Icon name="arrowLeft" />
      </button>
      <span className={styles.number} aria-live="polite" data-testid="board-page">
        {count !== null &&
          says(boardTexts.pageOf)
            .replace('{page}', String(number))
            .replace('{count}', String(Math.max(count, number)))}
      </span>
      <button
        type="button"
        className={bar.button}
        aria-label={says(adds ? boardTexts.newPage : boardTexts.next)}
        title={says(adds ? boardTexts.newPage : boardTexts.next)}
        disabled={isLast && !adds}
        data-testid="board-next"
        onClick={() => onTurn(number + 1)}
      >
        {adds ? <Icon name="plus" /> : <Icon name="arrowRight" />}
      </button>
      <span className={styles.zooms}>
        {zooms.map(([how, icon, text]) => (
          <button
            key={how}
            type="button"
            className={bar.button}
            aria-label={says(text)}
            title={says(text)}
            onClick={() => onZoom(how)}
          >
            <BoardIcon name={icon} />
          </button>
        ))}
      </span>
      {onFollow && <Button onClick={onFollow}>{says(boardTexts.follow)}</Button>}
    </div>
  );
}
