import { STAMP_ICONS, STAMP_TEXTS } from '@foyer/contracts/board';
import { useRef } from 'react';

import { useToolbar } from '#media/components/useToolbar.js';
import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';
import { BoardIcon } from '../tools/BoardIcon.js';
import { COLORS, TOOLS, WIDTHS, type Style, type Tool } from '../tools/tools.js';
import styles from './ToolBar.module.css';
import { useOverflow } from './useOverflow.js';

interface ToolBarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly style: Style;
  readonly onStyle: (style: Style) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClear: () => void;
}

/** Chooses the tool, its colour and its width, and undoes drawings. Arrow keys move within it. */
export function ToolBar(props: ToolBarProps) {
  const { tool, onTool, style, onStyle, canUndo, canRedo, onUndo, onRedo, onClear } = props;
  const says = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useOverflow(bar);
  useToolbar(bar);
  const hasStyle = tool !== 'select' && tool !== 'eraser';
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={says(boardTexts.tools)}>
      {TOOLS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.button}
          aria-pressed={one === tool}
          aria-label={says(boardTexts.tool[one])}
          title={says(boardTexts.tool[one])}
          data-testid={`tool-${one}`}
          onClick={() => onTool(one)}
        >
          <BoardIcon name={one} />
        </button>
      ))}
      {hasStyle && (
        <div className={styles.group} role="group" aria-label={says(boardTexts.colors)}>
          {COLORS.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.button}
              aria-pressed={color === style.color}
              aria-label={says(boardTexts.color[color])}
              title={says(boardTexts.color[color])}
              onClick={() => onStyle({ ...style, color })}
            >
              <span className={styles.color} style={{ background: color }} />
            </button>
          ))}
        </div>
      )}
      {hasStyle && tool !== 'note' && tool !== 'stamp' && (
        <div className={styles.group} role="group" aria-label={says(boardTexts.widths)}>
          {WIDTHS.map((width) => (
            <button
              key={width}
              type="button"
              className={styles.button}
              aria-pressed={width === style.width}
              aria-label={says(boardTexts.width[width])}
              title={says(boardTexts.width[width])}
              onClick={() => onStyle({ ...style, width })}
            >
              <span className={styles.width} style={{ height: width * 1.5 }} />
            </button>
          ))}
        </div>
      )}
      {tool === 'stamp' && (
        <div className={styles.group} role="group" aria-label={says(boardTexts.stamps)}>
          {STAMP_ICONS.map((stamp) => (
            <button
              key={stamp}
              type="button"
              className={styles.button}
              data-wide
              aria-pressed={stamp === style.stamp}
              onClick={() => onStyle({ ...style, stamp })}
            >
              {says(STAMP_TEXTS[stamp])}
            </button>
          ))}
        </div>
      )}
      <div className={styles.group}>
        {(
          [
            ['undo', canUndo, onUndo],
            ['redo', canRedo, onRedo],
            ['clear', true, onClear],
          ] as const
        ).map(([name, may, act]) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-label={says(boardTexts[name])}
            title={says(boardTexts[name])}
            data-testid={`board-${name}`}
            disabled={!may}
            onClick={act}
          >
            <BoardIcon name={name} />
          </button>
        ))}
      </div>
    </div>
  );
}
