import type { DrawnMark, Mark, Point } from '@foyer/contracts/board';
import type { ReactNode } from 'react';

import { LINE_HEIGHT } from '../tools/make-mark.js';
import { boxInView, pointSize, type PageGeometry } from './geometry.js';
import { StampShape } from './StampShape.js';

interface MarkShapeProps {
  readonly mark: Mark;
  readonly geometry: PageGeometry;
}

/** One mark as it looks; those of other programs that are not drawn here look like nothing. */
export function MarkShape({ mark, geometry }: MarkShapeProps): ReactNode {
  if (mark.kind === 'foreign') return null;
  const stroke = {
    stroke: mark.color,
    strokeWidth: mark.width * pointSize(geometry),
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <g
      opacity={mark.opacity}
      style={
        mark.opacity < 1 || mark.kind === 'highlight' ? { mixBlendMode: 'multiply' } : undefined
      }
    >
      {shapeOf(mark, geometry, stroke)}
    </g>
  );
}

function shapeOf(mark: DrawnMark, geometry: PageGeometry, stroke: object): ReactNode {
  const { toView } = geometry;
  const unit = pointSize(geometry);
  switch (mark.kind) {
    case 'ink':
      return mark.gestures.map((one, at) => (
        <path key={at} d={pathThrough(one.map(toView))} {...stroke} />
      ));
    case 'highlight':
      return quads(mark.corners.map(toView)).map((points, at) => (
        <polygon key={at} points={points} fill={mark.color} opacity={0.4} />
      ));
    case 'line': {
      const [start, end] = [toView(mark.start), toView(mark.end)];
      return (
        <>
          <path d={`M${start.join()}L${end.join()}`} {...stroke} />
          {mark.isArrow && (
            <path d={arrowHead(start, end, (6 + mark.width * 3) * unit)} {...stroke} />
          )}
        </>
      );
    }
    case 'polygon':
      return <polygon points={mark.vertices.map(toView).join(' ')} {...stroke} />;
    case 'polyline':
      return <polyline points={mark.vertices.map(toView).join(' ')} {...stroke} />;
    default: {
      const [left, top, right, bottom] = boxInView(mark.box, geometry);
      const [width, height] = [right - left, bottom - top];
      return boxed(mark, { left, top, width, height, unit }, stroke);
    }
  }
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How long a point of the page is in it. */
  readonly unit: number;
}
type BoxedMark = Extract<DrawnMark, { box: unknown }>;

function boxed(mark: BoxedMark, place: Place, stroke: object): ReactNode {
  const { left, top, width, height, unit } = place;
  switch (mark.kind) {
    case 'square':
      return <rect x={left} y={top} {...{ width, height }} {...stroke} />;
    case 'circle': {
      const [rx, ry] = [width / 2, height / 2];
      return <ellipse cx={left + rx} cy={top + ry} {...{ rx, ry }} {...stroke} />;
    }
    case 'freetext': {
      const fontSize = mark.fontSize * unit;
      return (
        <text fill={mark.color} fontSize={fontSize} fontFamily="Helvetica, Arial, sans-serif">
          {mark.contents.split('\n').map((line, at) => (
            <tspan key={at} x={left} y={top + (at * LINE_HEIGHT + 1) * fontSize}>
              {line === '' ? ' ' : line}
            </tspan>
          ))}
        </text>
      );
    }
    case 'text':
      return (
        <g transform={`translate(${left} ${top}) scale(${width / 24} ${height / 24})`}>
          <path
            d="M4 3h16a2 2 0 0 1 2 2v10l-6 6H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
            fill="#FDE68A"
            stroke={mark.color}
            strokeWidth={1.5}
          />
          <path d="M16 21v-6h6M6.500 8.500h11M6.500 12.500h7" fill="none" stroke={mark.color} />
        </g>
      );
    case 'stamp':
      if (mark.image !== null) {
        return <image href={mark.image} x={left} y={top} {...{ width, height }} />;
      }
      return <StampShape icon={mark.icon} color={mark.color} {...{ left, top, width, height }} />;
  }
}

/** A smooth line: each point is the corner that the pen rounds. */
function pathThrough(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return `M${first.join()}l0.01,0`;
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${(ax + bx) / 2},${(ay + by) / 2}`;
  const curves = rest.slice(0, -1).map((point, at) => {
    return `Q${point.join()} ${middle(point, rest[at + 1] ?? point)}`;
  });
  return `M${first.join()}${curves.join('')}L${(rest.at(-1) ?? first).join()}`;
}

function arrowHead([ax, ay]: Point, [bx, by]: Point, size: number): string {
  const direction = Math.atan2(by - ay, bx - ax);
  const wing = (turn: number) =>
    `${bx - size * Math.cos(direction + turn)},${by - size * Math.sin(direction + turn)}`;
  return `M${wing(0.5)}L${bx},${by}L${wing(-0.5)}`;
}

/**
 * Pieces of a highlight go around: their corners come above left, above right, below left, below
 * right.
 */
function quads(corners: readonly Point[]): readonly string[] {
  return Array.from({ length: Math.floor(corners.length / 4) }, (_, at) => {
    const [a, b, c, d] = corners.slice(at * 4, at * 4 + 4);
    return [a, b, d, c].join(' ');
  });
}
