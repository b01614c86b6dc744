import { boxOf, type Mark } from '@foyer/contracts/board';
import type { KeyboardEvent } from 'react';

import { boardTexts } from '../board-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './BoardCanvas.module.css';
import { boxInView, pointSize, type PageGeometry } from './geometry.js';
import { MarkShape } from './MarkShape.js';

interface MarkViewProps {
  readonly mark: Mark;
  readonly geometry: PageGeometry;
  readonly isOwn: boolean;
  readonly isSelected: boolean;
  /** Under the eraser just now. */
  readonly isErased: boolean;
  /** True if the keyboard can reach the mark. */
  readonly isReached: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDoubleClick: () => void;
}

/** A mark on the page, with the frame of what is selected. */
export function MarkView(props: MarkViewProps) {
  const { mark, geometry, isOwn, isSelected, isErased, isReached, ...does } = props;
  const says = useTexts();
  if (mark.kind === 'foreign') return null;
  const [left, top, right, bottom] = boxInView(boxOf(mark), geometry);
  const around = 4 + (mark.width * pointSize(geometry)) / 2;
  const contents = 'contents' in mark ? mark.contents : '';
  const kind = says(boardTexts.kinds[mark.kind]);
  const label = [contents === '' ? kind : `${kind}: ${contents}`, isOwn ? says(boardTexts.own) : '']
    .filter(Boolean)
    .join(', ');
  return (
    <g
      className={styles.mark}
      role="img"
      aria-label={label}
      tabIndex={isReached ? 0 : undefined}
      data-mark={mark.name}
      data-kind={mark.kind}
      data-own={isOwn || undefined}
      opacity={isErased ? 0.25 : undefined}
      {...does}
    >
      {mark.kind === 'text' && <title>{mark.contents}</title>}
      <MarkShape {...{ mark, geometry }} />
      {isSelected && (
        <rect
          className={styles.selection}
          x={left - around}
          y={top - around}
          width={right - left + around * 2}
          height={bottom - top + around * 2}
          rx={4}
        />
      )}
      {isSelected && mark.kind === 'text' && (
        <foreignObject
          x={left}
          y={bottom + 6}
          width={200}
          height={160}
          className={styles.bubbleFrame}
        >
          <div className={styles.bubble}>{mark.contents}</div>
        </foreignObject>
      )}
    </g>
  );
}
