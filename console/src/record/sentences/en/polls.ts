/** Sentences for the events of polls: how a person voted stands in none of them. */
export const polls = {
  PollOpened: {
    open: '%{by} opened a poll',
    secret: '%{by} opened a secret poll',
  },
  PollVoteCast: '%{voterId} voted in a poll',
  PollSecretVoteCast: '%{voterId} voted in a secret poll',
  PollClosed: {
    person: '%{by} closed a poll, in which %{voted} had voted',
    call: 'A poll, in which %{voted} had voted, ended with the call',
  },
};
