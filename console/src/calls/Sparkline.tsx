import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

interface SparklineProps {
  /** A description with its figures, for people who do not see the line. */
  readonly label: string;
  readonly title: string;
  readonly figure: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

const WIDTH = 120;
const HEIGHT = 32;

/** A small line over time, from nothing at the bottom to the largest at the top. */
export function Sparkline({ label, title, figure, points }: SparklineProps) {
  const { palette } = useTheme();
  const first = points[0]?.at ?? 0;
  const length = Math.max(1, (points.at(-1)?.at ?? first) - first);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const path = points
    .map(({ at, value }, index) => {
      const x = ((at - first) / length) * WIDTH;
      const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  return (
    <Box role="img" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{title}</Box>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {/* One moment alone is a level. */}
        <path
          d={points.length === 1 ? `${path}H${WIDTH}` : path}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Box sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>{figure}</Box>
    </Box>
  );
}
