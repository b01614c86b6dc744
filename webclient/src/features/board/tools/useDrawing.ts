import type { DrawnMark, Mark, Point } from '@foyer/contracts/board';
import { useRef, useState } from 'react';

import { newId } from '#app/new-id.js';
import { moved, simplified } from '../canvas/geometry.js';
import { markAt } from '../canvas/hit.js';
import type { Movements } from '../canvas/useGestures.js';
import type { BoardSession } from '../session/board-session.js';
import type { ShownMark } from '../session/layer.js';
import { markOf, type Drawing } from './make-mark.js';
import type { Style, Tool } from './tools.js';

/** The interval at which the others receive the progress of a stroke, in milliseconds. */
const TOLD_EVERY_MS = 90;
/** How far a stroke may be from how it was drawn, in points. */
const TOLERANCE = 0.4;
const POINTS_MAX = 4_000;
/** Of what is put down by a key, in points. */
const USUAL_SIZE = { width: 120, height: 80 };

/** A text that the user writes at a place of a page, or changes in a mark. */
export interface Writing {
  readonly drawing: Drawing;
  readonly at: Point;
  /** The mark that is worded differently; null for a new one. */
  readonly mark: Mark | null;
}

const writes = (tool: Tool): boolean => tool === 'text' || tool === 'note';

interface Board {
  readonly session: BoardSession;
  readonly tool: Tool;
  readonly style: Style;
  /** From 0. */
  readonly page: number;
  readonly marks: readonly ShownMark[];
  readonly mayChange: (shown: ShownMark) => boolean;
  readonly mayDraw: boolean;
  readonly onPinch: (factor: number) => void;
}

/**
 * Turns movements into actions of the present tool: a drawn mark, a moved one, erased ones, or a
 * place to write.
 */
export function useDrawing(board: Board) {
  const { session, tool, style, page, marks, mayChange, mayDraw, onPinch } = board;
  const [preview, setPreview] = useState<Mark | null>(null);
  const [selected, select] = useState<string | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [erasing, setErasing] = useState<ReadonlySet<string>>(new Set());
  const stroke = useRef<{ drawing: Drawing; points: Point[] } | null>(null);
  const held = useRef<{ shown: ShownMark; from: Point; to: Point } | null>(null);
  const swept = useRef<Set<string> | null>(null);
  const toldAt = useRef(0);

  const tell = (mark: DrawnMark) => {
    if (performance.now() - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = performance.now();
    const isInk = mark.kind === 'ink';
    // In passing fewer points will do.
    const gestures = isInk ? mark.gestures.map((one) => simplified(one, TOLERANCE * 2)) : [];
    session.draft(isInk ? { ...mark, gestures } : mark);
  };
  const sweep = (points: readonly Point[]) => {
    const gone = swept.current;
    if (!gone) return;
    for (const point of points) {
      const there = marks.filter((one) => !gone.has(one.mark.name) && mayChange(one));
      const hit = markAt(there, point);
      if (hit) gone.add(hit.mark.name);
    }
    setErasing(new Set(gone));
  };
  const drop = () => {
    stroke.current = null;
    held.current = null;
    swept.current = null;
    setPreview(null);
    setErasing(new Set());
  };
  const offset = ({ from, to }: { from: Point; to: Point }): Point => [
    to[0] - from[0],
    to[1] - from[1],
  ];

  const movements: Movements = {
    begin: (at) => {
      if (tool === 'select') {
        const shown = markAt(marks, at);
        select(shown?.mark.name ?? null);
        if (!shown || !mayDraw || !mayChange(shown)) return false;
        held.current = { shown, from: at, to: at };
        return true;
      }
      if (!mayDraw) return false;
      select(null);
      if (tool === 'eraser') {
        swept.current = new Set();
        sweep([at]);
        return true;
      }
      const drawing = { tool, style, page, name: newId() };
      // A text that is being written is finished first.
      if (writes(tool) && writing !== null) return false;
      stroke.current = { drawing, points: [at] };
      setPreview(markOf(drawing, [at]));
      return true;
    },
    move: (to) => {
      sweep(to);
      if (held.current) {
        held.current = { ...held.current, to: to.at(-1) ?? held.current.to };
        setPreview(moved(held.current.shown.mark, offset(held.current)));
      }
      const { current } = stroke;
      if (!current || current.points.length > POINTS_MAX) return;
      current.points.push(...to);
      const mark = markOf(current.drawing, current.points);
      setPreview(mark);
      if (mark) tell(mark);
    },
    end: () => {
      if (stroke.current) {
        const { drawing, points } = stroke.current;
        const [at] = points;
        // Not before the pointer is up: it takes the focus to where it came down.
        if (writes(drawing.tool) && at) setWriting({ drawing, at, mark: null });
        const isLine = drawing.tool === 'pen' || drawing.tool === 'highlighter';
        const mark = markOf(drawing, isLine ? simplified(points, TOLERANCE) : points);
        if (mark) session.draw([mark]);
      }
      if (held.current) {
        const by = offset(held.current);
        if (Math.hypot(...by) > 1) session.draw([moved(held.current.shown.mark, by)]);
      }
      session.erase([...(swept.current ?? [])]);
      drop();
    },
    cancel: drop,
    pinch: onPinch,
  };
  /**
   * Puts down what the tool makes at a place, without a movement: a shape of usual size, a stamp,
   * words.
   */
  const put = (at: Point) => {
    if (tool === 'select' || tool === 'eraser') return;
    const drawing = { tool, style, page, name: newId() };
    if (writes(tool)) {
      setWriting({ drawing, at, mark: null });
      return;
    }
    const [x, y] = at;
    const mark = markOf(drawing, [
      [x - USUAL_SIZE.width / 2, y - USUAL_SIZE.height / 2],
      tool === 'stamp' ? at : [x + USUAL_SIZE.width / 2, y + USUAL_SIZE.height / 2],
    ]);
    if (mark) session.draw([mark]);
  };
  return { movements, put, preview, selected, select, erasing, writing, setWriting };
}
