import { stampWords } from '@foyer/contracts/board';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#i18n/language.js';

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
  // It is drawn again when the language changes.
  useTranslation();
  const words = stampWords(icon, currentLanguage());
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
        {words}
      </text>
    </g>
  );
}
