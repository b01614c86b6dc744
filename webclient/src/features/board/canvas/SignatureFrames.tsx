import { fieldScale, placeOfNext, type Box } from '@foyer/contracts/board';

import { useTexts } from '#i18n/useTexts.js';
import type { SigningState } from '../session/board-state.js';
import { signingTexts } from '../sign/signing-texts.js';
import { boxInView, seenPaper, type PageGeometry } from './geometry.js';

interface SignatureFramesProps {
  readonly signing: Pick<SigningState, 'given' | 'signerIds'>;
  /** The place of the first signature. */
  readonly box: Box;
  readonly geometry: PageGeometry;
}

/** The places for requested signatures: one for each person who has not signed yet. */
export function SignatureFrames({ signing, box, geometry }: SignatureFramesProps) {
  const says = useTexts();
  const { given, signerIds } = signing;
  const seen = seenPaper(geometry);
  const scale = fieldScale(geometry.width, geometry.height);
  return signerIds.map((signerId, at) => {
    const place = placeOfNext(box, given + at, seen);
    const [left, top, right, bottom] = boxInView(place, geometry);
    return (
      <g key={signerId} pointerEvents="none" data-testid="signature-place">
        <rect
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          rx={4 * scale}
          fill="#fef3c7"
          fillOpacity={0.5}
          stroke="#b45309"
          strokeWidth={scale}
          strokeDasharray={`${5 * scale} ${3 * scale}`}
        />
        <text x={left + 6 * scale} y={bottom - 8 * scale} fontSize={11 * scale} fill="#92400e">
          {says(signingTexts.here)}
        </text>
      </g>
    );
  });
}
