import Box from '@mui/material/Box';

/** The name of the product in the bar. */
export function Wordmark() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700, fontSize: 18 }}>
      <img src="/vblh/console/favicon.svg" alt="" width={26} height={26} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Foyer
      </Box>
    </Box>
  );
}
