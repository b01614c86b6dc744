import { useState } from 'react';

import { lastDays, type DayRange } from '#layout/dayRange.js';
import { useTerminalZones } from '../transactions/useTerminals.js';

/**
 * The days to show: the last ones by the clocks of the terminals, until others are chosen. Undefined
 * until it is known by which clocks days are counted.
 */
export function useDays(): [DayRange | undefined, (range: DayRange) => void] {
  const { data: zones, isError } = useTerminalZones();
  const [now] = useState(() => Date.now());
  const [chosen, choose] = useState<DayRange>();
  const areKnown = zones !== undefined || isError;
  return [chosen ?? (areKnown ? lastDays(zones ?? [], now) : undefined), choose];
}
