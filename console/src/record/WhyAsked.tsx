import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import { reasonsOfOffer } from './reasonsOfOffer.js';

/** Why an offer went to this agent, in sentences. */
export function WhyAsked({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const why = reasonsOfOffer(entry, translate);
  if (why === undefined) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 13, my: 0.5 }}>
      <Box sx={{ fontWeight: 600 }}>{why.title}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }} data-why>
        {why.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    </Box>
  );
}
