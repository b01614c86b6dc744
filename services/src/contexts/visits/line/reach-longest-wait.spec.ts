import { describe, expect, test } from '@jest/globals';
import type { PortalEvent } from '@foyer/contracts/portals';

import { admission, after, at, line, visit } from '../testing/happenings.js';
import { emptyLine, evolveLine } from './state.js';
import { evolvePortalAdmission, noAdmission } from '../visit/portal-admission.js';
import { reachLongestWait } from './reach-longest-wait.js';
import { evolveVisit, noVisit } from '../visit/state.js';

const waits = [visit.opened('ada'), visit.status('ada', 'IN_WAITING')].reduce(evolveVisit, noVisit);
const set = (changes: Record<string, unknown>): PortalEvent => ({
  type: 'PortalSettingsChanged',
  data: { portalId: 'portal', group: 'longestWait', changes },
});
const portal = (changes: Record<string, unknown>) =>
  [...admission.open(), set({ minutes: 1 }), set(changes)].reduce(
    evolvePortalAdmission,
    noAdmission,
  );
const alone = evolveLine(emptyLine, line.joined('ada'));
const ada = { visitId: 'ada', portalId: 'portal' };

describe('reachLongestWait', () => {
  test('says what can be done once the time is over, and once only', () => {
    const states = { visit: waits, line: alone, admission: portal({ afterwards: 'emailForm' }) };
    expect(reachLongestWait(states, ada, { now: after(59) })).toMatchObject({
      events: { line: [] },
    });
    const decision = reachLongestWait(states, ada, { now: after(60) });
    expect(decision).toMatchObject({
      events: { line: [{ type: 'LongestWaitReached', data: { afterwards: 'emailForm' } }] },
    });
    if (decision.type === 'rejected') throw new Error('unreachable');
    const step = decision.events.line.reduce(evolveLine, alone);
    expect(reachLongestWait({ ...states, line: step }, ada, { now: after(99) })).toMatchObject({
      events: { line: [] },
    });
  });

  test('leads on to another portal that is open, with the time waited; else it stays at words', () => {
    const leadsOn = portal({ afterwards: 'otherPortal', otherPortalId: 'other' });
    const states = { visit: waits, line: alone, admission: leadsOn, other: emptyLine };
    const now = { now: after(60) };
    const open = admission.open().reduce(evolvePortalAdmission, noAdmission);
    const decision = reachLongestWait({ ...states, otherAdmission: open }, ada, now);
    expect(decision).toMatchObject({
      events: {
        visit: [{ type: 'VisitReturnedToLine', data: { portalId: 'other', callId: 'ada' } }],
        line: [{ type: 'VisitorWentToOtherLine', data: { toPortalId: 'other' } }],
        other: [{ data: { waitingSince: at(0), because: 'waited-long' } }],
      },
    });
    if (decision.type === 'rejected') throw new Error('unreachable');
    // A visitor is sent to another portal only once: the other portal does not send the visitor
    // further.
    const there = (decision.events.other ?? []).reduce(evolveLine, emptyLine);
    const again = { ...states, line: there, otherAdmission: open };
    expect(reachLongestWait(again, ada, { now: after(999) })).toMatchObject({
      events: { line: [], visit: [] },
    });
    const closed = admission.closed().reduce(evolvePortalAdmission, noAdmission);
    expect(reachLongestWait({ ...states, otherAdmission: closed }, ada, now)).toMatchObject({
      events: { line: [{ data: { afterwards: 'message' } }] },
    });
  });

  test('lets it ring', () => {
    const ringing = evolveLine(alone, line.offered('ada', 'kim', 'offer', 70));
    const states = { visit: waits, line: ringing, admission: portal({ afterwards: 'message' }) };
    expect(reachLongestWait(states, ada, { now: after(60) })).toMatchObject({
      events: { line: [] },
    });
  });
});
