import { useEffect, useRef, useState } from 'react';

import type { Size } from '#media/group/useSize.js';
import type { BoardSession } from '../session/board-session.js';
import type { BoardState } from '../session/board-state.js';

const ZOOM_MIN = 0.25;
const ZOOM_MAX = 8;
const STEP = 1.25;
/**
 * During a pinch, the others receive the view after it has rested for this time, in milliseconds.
 */
const RESTS_MS = 150;

interface Look {
  readonly number: number;
  readonly zoom: number;
}

interface Viewer {
  readonly mayLead: boolean;
  readonly frame: Size;
  readonly fail: (error: unknown) => void;
}

const within = (zoom: number) => Math.min(Math.max(zoom, ZOOM_MIN), ZOOM_MAX);

/**
 * Which page is looked at, and how near. The presenter moves all; the others follow, until they
 * look elsewhere themselves.
 */
export function useView(
  session: BoardSession,
  state: BoardState,
  { mayLead, frame, fail }: Viewer,
) {
  const shared: Look = { number: state.pageNumber, zoom: state.zoomTo };
  const [own, setOwn] = useState<Look | null>(null);
  const [of, setOf] = useState(state.documentId);
  // Another document is a new beginning for all.
  if (of !== state.documentId) {
    setOf(state.documentId);
    setOwn(null);
  }
  const look = own ?? shared;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const zoomTo = (wanted: number) => {
    const zoom = Math.round(within(wanted) * 1000) / 1000;
    setOwn({ ...look, zoom });
    if (!mayLead) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      session.zoom(zoom).catch(fail);
      setOwn(null);
    }, RESTS_MS);
  };
  const fit = (page: Size) =>
    Math.max(Math.min(frame.width / page.width, frame.height / page.height), 0.05);
  return {
    number: look.number,
    /** Pixels of the screen for a point of a page. */
    scaleOf: (page: Size) => fit(page) * look.zoom,
    turn: (number: number) => {
      if (mayLead) {
        setOwn(null);
        session.turn(number).catch(fail);
      } else setOwn({ ...look, number });
    },
    zoom: (how: 'in' | 'out' | 'page' | 'width', page?: Size) => {
      if (how === 'in') zoomTo(look.zoom * STEP);
      else if (how === 'out') zoomTo(look.zoom / STEP);
      else if (how === 'page' || !page) zoomTo(1);
      else zoomTo(frame.width / page.width / fit(page));
    },
    pinch: (factor: number) => zoomTo(look.zoom * factor),
    /** Present where one looks elsewhere than who leads. */
    follow: own !== null && !mayLead ? () => setOwn(null) : undefined,
  };
}
