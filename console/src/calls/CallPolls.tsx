import type { RecordedPoll } from '@foyer/contracts/polls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** The polls of a call, with the votes for each answer. */
export function CallPolls({ polls }: { readonly polls: readonly RecordedPoll[] }) {
  const translate = useTranslate();
  if (polls.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate('call.polls.title')}
      </Typography>
      {polls.map(({ pollId, question, options, ballot, voted, counts }) => (
        <Box key={pollId} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <Typography>
            {[
              question ?? translate('call.polls.erased'),
              ...(ballot === 'secret' ? [translate('call.polls.secret')] : []),
              voted === null
                ? translate('call.pollState.open')
                : translate('call.pollState.voted', { voted }),
              ...(voted !== null && counts === null ? [translate('call.pollState.withheld')] : []),
            ].join(' · ')}
          </Typography>
          {counts !== null && (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {options.map((option, at) => (
                // Answers never change their places.
                <li key={`${at} ${option}`}>{`${option}: ${counts[at] ?? 0}`}</li>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}
