import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Mark, Point } from '@foyer/contracts/board';

import { boardTexts } from '../board-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { BoardState } from '../session/board-state.js';
import type { BoardSession } from '../session/board-session.js';
import type { ShownMark } from '../session/layer.js';
import { writtenMark, reworded } from '../tools/make-mark.js';
import type { Style, Tool } from '../tools/tools.js';
import { useDrawing } from '../tools/useDrawing.js';
import styles from './BoardCanvas.module.css';
import { moved, type PageGeometry } from './geometry.js';
import { MarkView } from './MarkView.js';
import { MarkShape } from './MarkShape.js';
import type { DrawnPage } from './drawn-page.js';
import { Paper } from './Paper.js';
import { SignatureFrames } from './SignatureFrames.js';
import { useGestures } from './useGestures.js';
import { WritingField } from './WritingField.js';

interface BoardCanvasProps {
  readonly session: BoardSession;
  readonly state: BoardState;
  readonly page: DrawnPage;
  /** From 1. */
  readonly number: number;
  /** Pixels of the screen for a point of the page. */
  readonly scale: number;
  readonly tool: Tool;
  readonly style: Style;
  readonly selfId: string;
  readonly mayLead: boolean;
  readonly onPinch: (factor: number) => void;
  /** Present while a place is chosen: told of it, in points of the page. */
  readonly onPlace?: ((at: Point, geometry: PageGeometry) => void) | undefined;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, 4],
  ArrowDown: [0, -4],
};

/** A page, what was drawn on it, and what is being drawn. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { session, state, page, number, scale, tool, style, selfId, mayLead, onPinch, onPlace } =
    props;
  const says = useTexts();
  const surface = useRef<SVGSVGElement>(null);
  const { geometry } = page;
  const { documentId } = state;
  const { width, height, toPage } = geometry;
  const here = (one: ShownMark) => one.mark.page === number - 1;
  const marks = state.marks.filter(here);
  const drafts = state.drafts.filter(here);
  const mayChange = ({ authorId, mark }: ShownMark) =>
    mark.kind !== 'foreign' && state.mayDraw && (mayLead || authorId === selfId);
  const drawing = useDrawing({
    ...{ session, tool, style, marks, mayChange, onPinch },
    ...{ page: number - 1, mayDraw: state.mayDraw },
  });
  const { preview, selected, select, erasing, writing, setWriting } = drawing;
  const placing = {
    ...drawing.movements,
    begin: (at: Point) => {
      onPlace?.(at, geometry);
      return false;
    },
  };
  const gestures = useGestures(surface, toPage, onPlace ? placing : drawing.movements);
  const { place } = state.signing;
  useLetGo(select, tool);
  const isMoved = preview !== null && marks.some(({ mark }) => mark.name === preview.name);

  const word = ({ mark }: ShownMark) => {
    if (mark.kind !== 'text' && mark.kind !== 'freetext') return;
    const [left, , , top] = mark.box;
    setWriting({
      drawing: { tool: 'text', style, page: mark.page, name: mark.name },
      at: [left, top],
      mark,
    });
  };
  const onMarkKey = (shown: ShownMark, event: KeyboardEvent) => {
    if (!mayChange(shown)) return;
    const by = ARROWS[event.key];
    const isErased = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isErased && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (by) session.draw([moved(shown.mark, by)]);
    else if (isErased) session.erase([shown.mark.name]);
    else word(shown);
  };
  /** Without a pointer things are put into the middle of what is seen. */
  const onKey = ({ key, target, currentTarget }: KeyboardEvent<SVGSVGElement>) => {
    if (key !== 'Enter' || target !== currentTarget) return;
    const at = toPage(middleOf(currentTarget, width, height));
    if (onPlace) onPlace(at, geometry);
    else if (state.mayDraw) drawing.put(at);
  };
  return (
    <div className={styles.page} style={{ width: width * scale, height: height * scale }}>
      <Paper page={page} scale={scale} />
      <svg
        ref={surface}
        className={styles.marks}
        data-tool={tool}
        data-draws={state.mayDraw || onPlace !== undefined || undefined}
        data-testid="board-surface"
        viewBox={`0 0 ${width} ${height}`}
        tabIndex={0}
        role="group"
        aria-label={says(boardTexts.surface).replace('{page}', String(number))}
        onKeyDown={onKey}
        {...gestures}
      >
        {marks.map((shown) => {
          const { name } = shown.mark;
          const isHeld = isMoved && preview.name === name;
          const mark: Mark = isHeld ? preview : shown.mark;
          if (writing?.mark?.name === name) return null;
          return (
            <MarkView
              key={name}
              {...{ mark, geometry }}
              isOwn={shown.authorId === selfId}
              isSelected={tool === 'select' && selected === name}
              isErased={erasing.has(name)}
              isReached={tool === 'select' && mayChange(shown)}
              onFocus={() => select(name)}
              onKeyDown={(event) => onMarkKey(shown, event)}
              onDoubleClick={() => {
                if (mayChange(shown)) word(shown);
              }}
            />
          );
        })}
        {place?.page === number - 1 && (
          <SignatureFrames signing={state.signing} box={place.box} geometry={geometry} />
        )}
        {drafts.map(({ mark }) => (
          <g key={mark.name} opacity={0.7} data-testid="draft">
            <MarkShape {...{ mark, geometry }} />
          </g>
        ))}
        {preview && !isMoved && <MarkShape mark={preview} geometry={geometry} />}
      </svg>
      {writing?.drawing.page === number - 1 && (
        <WritingField
          key={writing.mark?.name ?? writing.drawing.name}
          {...{ writing, geometry, scale }}
          onWritten={(contents) => {
            setWriting(null);
            const { mark } = writing;
            if (contents.trim() === '') {
              if (mark) session.erase([mark.name]);
              return;
            }
            const written = mark
              ? reworded(mark, contents)
              : writtenMark(writing.drawing, writing.at, contents);
            session.write(written, { documentId, before: mark });
          }}
          onLeft={() => setWriting(null)}
        />
      )}
    </div>
  );
}

/** Returns the middle of the visible part of a page that is larger than the screen. */
function middleOf(svg: SVGSVGElement, width: number, height: number): Point {
  const whole = svg.getBoundingClientRect();
  const frame = svg.closest('[data-board-frame]')?.getBoundingClientRect() ?? whole;
  const middle = (from: number, to: number, start: number, size: number) =>
    Math.min(Math.max(((from + to) / 2 - start) / size, 0), 1);
  return [
    middle(
      Math.max(whole.left, frame.left),
      Math.min(whole.right, frame.right),
      whole.left,
      whole.width,
    ) * width,
    middle(
      Math.max(whole.top, frame.top),
      Math.min(whole.bottom, frame.bottom),
      whole.top,
      whole.height,
    ) * height,
  ];
}

/** With another tool nothing is held any more. */
function useLetGo(select: (name: string | null) => void, tool: Tool): void {
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  useEffect(() => {
    if (tool !== 'select') latest.current(null);
  }, [tool]);
}
