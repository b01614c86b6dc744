import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One line of a list of facts: what it is called, and what it is. Stands in a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, textAlign: 'right', fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  );
}
