import type { Row } from './row.js';

const AGAIN = 'the program starts again';

/** Lines, desks and calls with visitors, with more than one event. */
export const ofDesks: readonly Row[] = [
  [
    'in line, agent on manual',
    'slowly',
    'members need a second factor',
    'the agent signs out everywhere else',
    'the agent takes the visitor',
    AGAIN,
  ],
  [
    'in call',
    'slowly',
    'members need a second factor',
    'the agent loses all connections for good',
    'the portal is closed',
  ],
  [
    'a colleague is consulted',
    'at once',
    'the agent is deactivated',
    'the colleague is deactivated',
    'the visitor loads the page again',
  ],
  [
    'a colleague is consulted',
    'at once',
    'the agent hands over',
    'the visitor hangs up',
    'the portal is closed',
  ],
  [
    'all three together',
    'slowly',
    'the agent is erased',
    AGAIN,
    'the colleague loses all connections for good',
  ],
  [
    'ringing',
    'at once',
    'the agent takes the visitor',
    'the visitor leaves the line',
    'the portal is closed',
  ],
  [
    'in line, agent on manual',
    'slowly',
    'the visitor keeps the place by e-mail',
    'the visitor closes the page for good',
    'the portal is closed',
    AGAIN,
  ],
  ['on hold', 'slowly', 'the agent loses all connections for good', 'the portal is deleted', AGAIN],
  [
    'the call of a session, a member knocks',
    'at once',
    'the session is open',
    'the owner leaves the session',
    'the colleague is deactivated',
  ],
  [
    'two machines, in call',
    'at once',
    'the agent signs out everywhere else',
    'the agent is deactivated and activated again',
    'the visitor loads the page again',
  ],
  [
    'wrap-up',
    'slowly',
    'the agent becomes an auditor and a member again',
    AGAIN,
    'the portal gets a PIN',
  ],
];
