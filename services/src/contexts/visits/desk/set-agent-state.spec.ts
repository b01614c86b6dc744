import { describe, test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, at, desk, line } from '../testing/happenings.js';
import { setAgentState, type SetAgentState } from './set-agent-state.js';

const spec = specify({ desk: Desk, line: Line });
const moment = { now: after(5) };

const set = (
  state: SetAgentState['state'],
  breakKind: SetAgentState['breakKind'] = null,
): SetAgentState => ({ memberId: 'kim', state, breakKind, setBy: 'ines' });
const said = ({ memberId, state, breakKind, setBy }: SetAgentState): DeskEvent => ({
  type: 'AgentStateSet',
  data: { memberId, state, breakKind, setBy, at: at(5) },
});
const deciding = (wanted: SetAgentState) => (states: Parameters<typeof setAgentState>[0]) =>
  setAgentState(states, wanted, moment);

describe('A supervisor', () => {
  test('sends an agent on a break of a kind, or out of the lines, and is named', () => {
    const lunch = set('break', 'lunch');
    spec
      .given({ desk: [desk.opened('kim')] })
      .when(deciding(lunch))
      .then({ desk: [desk.set('kim', 'away', 5, 'lunch'), said(lunch)] });
    spec
      .given({ desk: [desk.opened('kim')] })
      .when(deciding(set('offline', 'lunch')))
      .then({ desk: [desk.set('kim', 'offline', 5), said(set('offline'))] });
  });

  test('brings back who did not respond, and leaves picking by hand to who does', () => {
    spec
      .given({ desk: [desk.opened('kim'), desk.notResponding('kim', 'missed', 1)] })
      .when(deciding(set('available')))
      .then({ desk: [desk.responding('kim', 5), said(set('available'))] });
    spec
      .given({
        desk: [
          desk.opened('kim'),
          desk.set('kim', 'manual', 1),
          desk.notResponding('kim', 'missed', 2),
        ],
      })
      .when(deciding(set('available')))
      .then({ desk: [desk.responding('kim', 5), said(set('available'))] });
  });

  test('ends a break, a wrap-up and being busy', () => {
    spec
      .given({ desk: [desk.opened('kim'), desk.set('kim', 'away', 1), desk.busy('kim', 2)] })
      .when(deciding(set('available')))
      .then({ desk: [desk.set('kim', 'auto', 5), desk.free('kim', 5), said(set('available'))] });
    const wrapsUp = [desk.opened('kim'), desk.wrapUpStarted('kim', 'call', 1, 60)];
    spec
      .given({ desk: wrapsUp })
      .when(deciding(set('break')))
      .then({
        desk: [
          desk.set('kim', 'away', 5),
          desk.wrapUpEnded('kim', 'call', 'done', 5),
          said(set('break')),
        ],
      });
  });

  test('stops the ringing at an agent who is set to be away', () => {
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [desk.opened('kim'), desk.offered('kim', 'ada', 'offer')],
      })
      .when(deciding(set('offline')))
      .then({
        desk: [
          desk.offerEnded('kim', 'offer', 'agent-gone'),
          desk.set('kim', 'offline', 5),
          said(set('offline')),
        ],
        line: [line.offerEnded('ada', 'kim', 'offer', 'agent-gone', 5)],
      });
  });

  test('changes nothing by what is so already', () => {
    spec
      .given({ desk: [desk.opened('kim')] })
      .when(deciding(set('available')))
      .thenNothing();
  });

  test.each(['available', 'break', 'offline'] as const)(
    'does not set an agent who is in a call or not at work: %s',
    (state) => {
      spec
        .given({ desk: [desk.opened('kim'), desk.engaged('kim', 'ada')] })
        .when(deciding(set(state)))
        .thenRejected('AGENT_IN_CALL');
      spec
        .given({})
        .when(deciding(set(state)))
        .thenRejected('AGENT_NOT_AT_WORK');
      spec
        .given({ desk: [desk.opened('kim'), desk.closed('kim', 'signed-out', 1)] })
        .when(deciding(set(state)))
        .thenRejected('AGENT_NOT_AT_WORK');
    },
  );

  test('makes no agent available whose connection is lost, but may end their day', () => {
    const lost = { desk: [desk.opened('kim'), desk.lost('kim', 1)] };
    spec
      .given(lost)
      .when(deciding(set('available')))
      .thenRejected('AGENT_NOT_AT_WORK');
    spec
      .given(lost)
      .when(deciding(set('offline')))
      .then({ desk: [desk.set('kim', 'offline', 5), said(set('offline'))] });
  });
});
