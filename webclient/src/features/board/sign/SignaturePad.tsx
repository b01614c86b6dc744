import { SIGNATURE_FIELD, type Point } from '@foyer/contracts/board';
import { useRef, type PointerEvent } from 'react';

import { useTexts } from '#i18n/useTexts.js';
import { simplified } from '../canvas/geometry.js';
import styles from './SignDialog.module.css';
import { signingTexts } from './signing-texts.js';

/** A signature, stroke by stroke, in points of its field from the upper left corner. */
export type Strokes = readonly (readonly Point[])[];

interface SignaturePadProps {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
}

const { width, height } = SIGNATURE_FIELD;

/** The field that is signed in. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const says = useTexts();
  const field = useRef<SVGSVGElement>(null);
  const isDown = useRef(false);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = field.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    return [
      within(((clientX - box.left) / box.width) * width, width),
      within(((clientY - box.top) / box.height) * height, height),
    ];
  };
  const end = () => {
    if (!isDown.current) return;
    isDown.current = false;
    const last = strokes.at(-1);
    if (last) onChange([...strokes.slice(0, -1), simplified(last, 0.15)]);
  };
  const move = (event: PointerEvent) => {
    const last = strokes.at(-1);
    if (!isDown.current || !last) return;
    const all = event.nativeEvent.getCoalescedEvents();
    const points = (all.length > 0 ? all : [event.nativeEvent]).map(placeOf);
    onChange([...strokes.slice(0, -1), [...last, ...points]]);
  };
  return (
    <svg
      ref={field}
      className={styles.pad}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={says(signingTexts.pad)}
      data-testid="signature-pad"
      onPointerDown={(event) => {
        if (event.button > 0 || isDown.current) return;
        isDown.current = true;
        field.current?.setPointerCapture(event.pointerId);
        onChange([...strokes, [placeOf(event)]]);
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className={styles.line} d={`M12 ${height - 18}H${width - 12}`} />
      {strokes.length === 0 && (
        <text className={styles.hint} x={width / 2} y={height - 6} textAnchor="middle">
          {says(signingTexts.padHint)}
        </text>
      )}
      {strokes.map((stroke, at) => (
        <path key={at} className={styles.ink} d={`M${stroke.join('L')}l0.01,0`} />
      ))}
    </svg>
  );
}
