import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { boardTexts } from '../board-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { FONT_SIZES } from '../tools/tools.js';
import type { Writing } from '../tools/useDrawing.js';
import styles from './BoardCanvas.module.css';
import { pointSize, type PageGeometry } from './geometry.js';

/** Longest text of a mark, in characters. */
const TEXT_MAX = 2_000;

interface WritingFieldProps {
  readonly writing: Writing;
  readonly geometry: PageGeometry;
  readonly scale: number;
  readonly onWritten: (contents: string) => void;
  readonly onLeft: () => void;
}

/**
 * A field for writing onto the page. Leaving it keeps what was written, also where the page is taken
 * away from under it; Escape does not.
 */
export function WritingField({ writing, geometry, scale, onWritten, onLeft }: WritingFieldProps) {
  const says = useTexts();
  const { mark, drawing, at } = writing;
  const begun = mark !== null && 'contents' in mark ? mark.contents : '';
  const [text, setText] = useState(begun);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeft = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const keep = useEffectEvent(() => {
    if (!isLeft.current && text !== begun && text.trim() !== '') onWritten(text);
  });
  // A field that is removed with its page hears of no blur.
  useLayoutEffect(() => () => keep(), []);
  const [left, top] = geometry.toView(at);
  const isNote = drawing.tool === 'note' || mark?.kind === 'text';
  const fontSize = mark?.kind === 'freetext' ? mark.fontSize : FONT_SIZES[drawing.style.width];
  const lines = text.split('\n');
  return (
    <textarea
      ref={field}
      className={styles.writing}
      data-note={isNote || undefined}
      aria-label={says(isNote ? boardTexts.writeNote : boardTexts.writeText)}
      maxLength={TEXT_MAX}
      rows={isNote ? 4 : lines.length}
      cols={isNote ? 24 : Math.max(8, ...lines.map(({ length }) => length + 2))}
      style={{
        left: Math.min(left, geometry.width - 40) * scale,
        top: top * scale,
        ...(!isNote && {
          fontSize: (fontSize ?? 18) * pointSize(geometry) * scale,
          color: drawing.style.color,
        }),
      }}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        event.preventDefault();
        isLeft.current = true;
        if (isDone) onWritten(text);
        else onLeft();
      }}
      onBlur={() => {
        if (isLeft.current) return;
        isLeft.current = true;
        onWritten(text);
      }}
    />
  );
}
