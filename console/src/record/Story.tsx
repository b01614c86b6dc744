import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';

import { FactRow } from './FactRow.js';
import { LaneStrip } from './LaneStrip.js';
import type { Lane } from './lanes.js';
import { storyOf } from './storyOf.js';

interface StoryProps {
  readonly entries: readonly TimelineEntry[];
  /** The names of lanes that differ from the usual ones here. */
  readonly laneNames?: Partial<Readonly<Record<Lane, string>>>;
  /** Returns the path of the state right after an event; undefined if there is none. */
  readonly statePath?: (entry: TimelineEntry) => string | undefined;
}

/** The events of a story, in lanes under one scrubber and as one sentence for each fact. */
export function Story({ entries, laneNames = {}, statePath }: StoryProps) {
  const facts = useMemo(() => storyOf(entries), [entries]);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const first = facts[0];
  if (first === undefined) return null;
  const choose = (index: number) => {
    setChosen(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {facts.length > 1 && (
        <LaneStrip facts={facts} chosen={chosen} onChoose={choose} laneNames={laneNames} />
      )}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {facts.map((fact, index) => (
          <FactRow
            key={fact.entry.eventId}
            fact={fact}
            laneName={laneNames[fact.lane]}
            startedAt={first.entry.at}
            isChosen={index === chosen}
            statePath={statePath?.(fact.entry)}
          />
        ))}
      </Box>
    </>
  );
}
