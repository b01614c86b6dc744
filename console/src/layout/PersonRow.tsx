import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface PersonRowProps {
  readonly memberId: string;
  readonly name: string;
  /** The state of the person, after the name. */
  readonly children: ReactNode;
}

/** The rows of {@link PersonRow}. */
export function PersonRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

/** A person in a list of those at work; the name leads to the member's page. */
export function PersonRow({ memberId, name, children }: PersonRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 56,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        component={RouterLink}
        to={`/members/${memberId}`}
        color="inherit"
        underline="hover"
        sx={{ flex: '1 1 120px', minWidth: 0, fontWeight: 600 }}
      >
        {name}
      </Link>
      {children}
    </Box>
  );
}
