import type { Box } from '@foyer/contracts/board';

import { useTexts } from '../../../i18n/useTexts.js';
import { signingTexts } from '../sign/signing-texts.js';
import { boxInView, type PageGeometry } from './geometry.js';

/** Where a signature is asked for. */
export function SignatureFrame({ box, geometry }: { box: Box; geometry: PageGeometry }) {
  const says = useTexts();
  const [left, top, right, bottom] = boxInView(box, geometry);
  return (
    <g pointerEvents="none" data-testid="signature-place">
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={4}
        fill="#fef3c7"
        fillOpacity={0.5}
        stroke="#b45309"
        strokeDasharray="5 3"
      />
      <text x={left + 6} y={bottom - 8} fontSize={11} fill="#92400e">
        {says(signingTexts.here)}
      </text>
    </g>
  );
}
