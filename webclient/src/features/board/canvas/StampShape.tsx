import { STAMP_ICONS } from '@foyer/contracts/board';

import { useTexts } from '../../../i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';

interface StampShapeProps {
  /** The stamp's standard name; another program's may be unknown here. */
  readonly icon: string;
  readonly color: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A stamp, in the language of who looks at it; by its own name where it is none of ours. */
export function StampShape({ icon, color, left, top, width, height }: StampShapeProps) {
  const says = useTexts();
  const known = STAMP_ICONS.find((one) => one === icon);
  const words = known
    ? says(boardTexts.stamp[known])
    : icon.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return (
    <g>
      <rect
        {...{ x: left, y: top, width, height }}
        rx={6}
        fill="#FFFFFF"
        fillOpacity={0.75}
        stroke={color}
        strokeWidth={2.5}
      />
      <text
        x={left + width / 2}
        y={top + height / 2}
        fill={color}
        fontSize={Math.min(height * 0.48, (width / Math.max(words.length, 6)) * 1.2)}
        fontWeight={700}
        fontFamily="Helvetica, Arial, sans-serif"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {words.toUpperCase()}
      </text>
    </g>
  );
}
