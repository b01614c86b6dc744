import type { polls as english } from '../en/polls.js';

/** German sentences for the events of polls: how a person voted stands in none of them. */
export const polls: typeof english = {
  PollOpened: {
    open: '%{by} hat eine Umfrage eröffnet',
    secret: '%{by} hat eine geheime Umfrage eröffnet',
  },
  PollVoteCast: '%{voterId} hat in einer Umfrage abgestimmt',
  PollSecretVoteCast: '%{voterId} hat in einer geheimen Umfrage abgestimmt',
  PollClosed: {
    person: '%{by} hat eine Umfrage mit %{voted} Stimmen geschlossen',
    call: 'Eine Umfrage mit %{voted} Stimmen endete mit dem Anruf',
  },
};
