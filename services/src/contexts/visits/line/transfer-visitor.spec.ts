import { describe, expect, test } from '@jest/globals';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import { admission, after, at, line, visit } from '../testing/happenings.js';
import { specify } from '#platform/testing/decider-specification.js';
import { Line, PortalAdmission, Visit } from '../streams.js';
import { emptyLine, evolveLine } from './state.js';
import { transferVisitor } from './transfer-visitor.js';

const transfer = {
  portalId: 'portal',
  visitId: 'ada',
  toPortalId: 'other',
  movedBy: 'boss',
  reason: 'Speaks Danish',
};
const waiting: VisitEvent[] = [visit.opened('ada'), visit.status('ada', 'IN_WAITING')];
const elsewhere = (visitId: string, seconds: number): LineEvent => ({
  type: 'VisitorJoinedLine',
  data: { portalId: 'other', visitId, joinedAt: at(seconds) },
});

const spec = specify({ visit: Visit, line: Line, other: Line, otherAdmission: PortalAdmission });
const joined = line.joined('ada', 10);
const here = { visit: waiting, line: [joined], otherAdmission: admission.open() };
const when = (given: Parameters<typeof spec.given>[0]) =>
  spec
    .given({ ...here, ...given })
    .when((states) => transferVisitor(states, transfer, { now: after(100) }));
const transferred = (joinedAt: string) => ({
  visit: [visit.returned('ada', 'other')],
  line: [
    { type: 'VisitorTransferred', data: transfer },
    {
      type: 'VisitorWentToOtherLine',
      data: { portalId: 'portal', visitId: 'ada', toPortalId: 'other' },
    },
  ] as const,
  other: [
    {
      type: 'VisitorPlacedInLine',
      data: {
        portalId: 'other',
        visitId: 'ada',
        joinedAt,
        waitingSince: at(10),
        because: 'transferred',
        fromPortalId: 'portal',
        agentId: null,
        at: at(100),
      },
    },
  ] as const,
});

describe('transferVisitor', () => {
  test('lets a visitor wait elsewhere since the first ring, keeps the reason, and continues in the same call', () => {
    when({}).then(transferred(at(10)));
  });

  test('puts the visitor between those who have waited longer and shorter', () => {
    const other = [elsewhere('bob', 5), elsewhere('cleo', 15)];
    when({ other }).then(transferred(at(10)));
    const all = [...other, ...transferred(at(10)).other].reduce(evolveLine, emptyLine);
    expect(all.visitors.map(({ visitId }) => visitId)).toEqual(['bob', 'ada', 'cleo']);
  });

  test('takes only this visitor from the line before', () => {
    const before = [line.joined('eve', 0), joined, line.joined('dan', 20)];
    when({ line: before }).then(transferred(at(10)));
    const stay = [...before, ...transferred(at(10)).line].reduce(evolveLine, emptyLine);
    expect(stay.visitors.map(({ visitId }) => visitId)).toEqual(['eve', 'dan']);
  });

  test('never puts two into the same moment', () => {
    const other = [elsewhere('bob', 10), elsewhere('cleo', 10.001)];
    when({ other }).then(transferred(at(10.002)));
  });

  test('takes no place along to which the visitor was moved by hand', () => {
    const moved = line.movedToFront('ada', at(-50), 'boss', 'Has a small child');
    when({ line: [line.joined('eve', 0), joined, moved] }).then(transferred(at(10)));
  });

  const kept: LineEvent = {
    type: 'VisitorKeptPlace',
    data: { portalId: 'portal', visitId: 'ada', keptSince: at(20) },
  };
  const rang = line.offered('ada', 'kim', 'offer');
  test.each([
    ['is not in line', { line: [] }, 'VISITOR_NOT_WAITING'],
    ['left', { line: [joined, line.left('ada')] }, 'VISITOR_NOT_WAITING'],
    ['was taken', { line: [joined, line.taken('ada', 'kim', null, 0)] }, 'VISITOR_NOT_WAITING'],
    [
      'has gone for good',
      { visit: [...waiting, visit.ended('ada', 'left')] },
      'VISITOR_NOT_WAITING',
    ],
    ['rings at a desk', { line: [joined, rang] }, 'VISITOR_OFFERED_ELSEWHERE'],
    ['is away', { line: [joined, line.wentAway('ada', 20)] }, 'VISITOR_AWAY'],
    ['keeps the place', { line: [joined, kept] }, 'VISITOR_AWAY'],
  ] as const)('refuses a visitor who %s', (_who, given, code) => {
    when(given).thenRejected(code);
  });

  test.each([
    ['never was', [], 'PORTAL_NOT_FOUND'],
    ['was deleted', admission.deleted, 'PORTAL_NOT_FOUND'],
    ['is closed', admission.closed(), 'PORTAL_CLOSED'],
  ] as const)('refuses a portal that %s', (_which, otherAdmission, code) => {
    when({ otherAdmission }).thenRejected(code);
  });

  test.each([
    ['has come back', [joined, line.wentAway('ada', 20), line.cameBack('ada')]],
    ['rings no more', [joined, rang, line.offerEnded('ada', 'kim', 'offer', 'rejected', 20)]],
  ])('takes a visitor who %s', (_who, given) => {
    when({ line: given }).then(transferred(at(10)));
  });
});
