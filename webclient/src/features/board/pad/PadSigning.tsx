import { SIGNATURE_FIELD } from '@foyer/contracts/board';
import { SIGNATURE_POINT_SIZE } from '@foyer/contracts/local';
import { useEffect, useRef } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../sign/SignDialog.module.css';
import type { PadSession } from './pad-session.js';
import type { PadState } from './pad-state.js';
import type { PadStrokes } from './pad-strokes.js';
import { padTexts, padTroubles } from './pad-texts.js';

const { width, height } = SIGNATURE_FIELD;
/** Pixels for a point of the field: sharp on every screen. */
const PIXELS = 4;
const INK = '#14337f';
/** However lightly the pen was pressed, it is seen. */
const THINNEST = 0.6;

/** The signature on the pad, as it is drawn there, and its progress. */
export function PadSigning({ session, state }: { session: PadSession; state: PadState }) {
  const says = useTexts();
  const field = useRef<HTMLCanvasElement>(null);
  const { phase, trouble, pad } = state;
  const strokes = state.signature?.strokes ?? state.strokes;
  useEffect(() => {
    const brush = field.current?.getContext('2d');
    if (brush) paint(brush, strokes);
  }, [strokes]);
  const name = pad === null ? '' : `${pad.type} ${pad.serialNumber}`;
  const said =
    phase === 'opening' || phase === 'drawing' || phase === 'finishing' || phase === 'taken'
      ? says(padTexts[phase]).replace('{pad}', () => name)
      : '';
  return (
    <>
      <canvas
        ref={field}
        className={styles.field}
        width={width * PIXELS}
        height={height * PIXELS}
        role="img"
        aria-label={says(padTexts.field)}
        data-testid="pad-field"
        data-strokes={strokes.length}
      />
      <p role="status" data-testid="pad-status">
        {said}
      </p>
      {trouble !== null && (
        <div role="alert" className={styles.trouble}>
          <span>{says(padTroubles[trouble])}</span>
          {phase === 'found' && (
            <Button onClick={() => void session.begin()}>{says(padTexts.retry)}</Button>
          )}
        </div>
      )}
    </>
  );
}

function paint(brush: CanvasRenderingContext2D, strokes: PadStrokes): void {
  brush.setTransform(PIXELS, 0, 0, PIXELS, 0, 0);
  brush.clearRect(0, 0, width, height);
  brush.strokeStyle = INK;
  brush.lineCap = 'round';
  for (const stroke of strokes) {
    for (const [at, [x, y, pressure]] of stroke.entries()) {
      const [toX, toY] = stroke[at + 1] ?? [x + 0.1, y];
      brush.lineWidth = Math.max(pressure * SIGNATURE_POINT_SIZE, THINNEST);
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(toX, toY);
      brush.stroke();
    }
  }
}
