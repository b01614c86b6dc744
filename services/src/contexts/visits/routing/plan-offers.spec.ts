import { describe, expect, test } from '@jest/globals';
import type { CallLogic } from '@foyer/contracts/portals';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import { cpuMs } from '#platform/testing/cpu-time.js';
import { CountingId } from '#platform/testing/counting-id.js';
import { after, at, desk, admission, line } from '../testing/happenings.js';
import { evolveDesk, newDesk } from '../desk/state.js';
import { emptyLine, evolveLine } from '../line/state.js';
import { nextReofferAt } from './next-reoffer-at.js';
import { planOffers, type RoutingSnapshot, type RoutingPortal } from './plan-offers.js';
import { evolvePortalAdmission, noAdmission } from '../visit/portal-admission.js';

const portal = (
  portalId: string,
  memberIds: readonly string[],
  waiting: readonly LineEvent[],
  rule: CallLogic = 'fewer-breaks',
): RoutingPortal => ({
  portalId,
  admission: [...admission.open(...memberIds), admission.chooses(rule)].reduce(
    evolvePortalAdmission,
    noAdmission,
  ),
  line: waiting.reduce(evolveLine, emptyLine),
});
const routingSnapshot = (
  portals: readonly RoutingPortal[],
  desks: Readonly<Record<string, readonly DeskEvent[]>>,
): RoutingSnapshot => ({
  portals,
  desks: new Map(
    Object.entries(desks).map(([id, events]) => [
      id,
      [desk.opened(id), ...events].reduce(evolveDesk, newDesk),
    ]),
  ),
});
const plan = (on: RoutingSnapshot, now = after(100), gone: readonly string[] = []) => {
  const ids = new CountingId();
  const isHere = (visitId: string) => !gone.includes(visitId);
  return planOffers(on, { now, newId: () => ids.next(), isHere }).map(
    ({ portalId, visitId, agentId, candidates }) =>
      `${visitId} of ${portalId} to ${agentId} among ${candidates.map((one) => one.agentId).join()}`,
  );
};

describe('planOffers', () => {
  test('gives the oldest visitors of all portals to those who may serve them', () => {
    const on = routingSnapshot(
      [
        portal('bank', ['kim', 'lee'], [line.joined('ada', 2), line.joined('bob', 3)]),
        portal('hotel', ['lee'], [line.joined('cleo', 1), line.joined('dan', 4)]),
      ],
      { kim: [], lee: [] },
    );
    expect(plan(on)).toEqual(['cleo of hotel to lee among lee', 'ada of bank to kim among kim']);
  });

  test('rings for no visitor whose page is gone just now, and passes no one over for it', () => {
    const on = routingSnapshot(
      [
        portal('bank', ['kim', 'lee'], [line.joined('ada', 1), line.joined('bob', 3)]),
        portal('hotel', ['lee'], [line.joined('cleo', 2)]),
      ],
      { kim: [], lee: [] },
    );
    expect(plan(on, after(100), ['ada'])).toEqual(['cleo of hotel to lee among lee']);
    expect(plan(on, after(100), ['bob'])).toEqual([
      'ada of bank to kim among kim,lee',
      'cleo of hotel to lee among lee',
    ]);
  });

  test('leaves out visitors who are away or ring already, and agents who turned the visitor down', () => {
    const on = routingSnapshot(
      [
        portal(
          'bank',
          ['kim', 'lee'],
          [
            line.joined('ada', 1),
            line.wentAway('ada', 5),
            line.joined('bob', 2),
            line.offered('bob', 'mia', 'offer'),
            line.joined('cleo', 3),
            line.offerEnded('cleo', 'kim', 'earlier', 'rejected', 90),
          ],
        ),
      ],
      { kim: [], lee: [], mia: [desk.offered('mia', 'bob', 'offer')] },
    );
    expect(plan(on)).toEqual(['cleo of bank to lee among lee']);
  });

  test('says of an agent who has just had the visitor so, and not that the visitor was turned down', () => {
    const placed: Parameters<typeof portal>[2][number] = {
      type: 'VisitorPlacedInLine',
      data: {
        ...{ portalId: 'bank', visitId: 'ada', fromPortalId: 'bank', agentId: 'kim' },
        ...{ joinedAt: at(1), waitingSince: at(1), because: 'handed-back', at: at(90) },
      },
    };
    const why = (...waits: Parameters<typeof portal>[2]) =>
      planOffers(routingSnapshot([portal('bank', ['kim', 'lee'], waits)], { kim: [], lee: [] }), {
        now: after(100),
        newId: () => 'offer',
      }).map(({ notAsked }) => notAsked);
    expect(why(placed)).toEqual([[{ agentId: 'kim', because: 'just-had' }]]);
    const rejected = line.offerEnded('ada', 'kim', 'earlier', 'rejected', 95);
    expect(why(placed, rejected)).toEqual([[{ agentId: 'kim', because: 'turned-down' }]]);
    const byLee = line.offerEnded('ada', 'lee', 'earlier', 'rejected', 20);
    expect(why(placed, byLee)).toEqual([[{ agentId: 'kim', because: 'just-had' }]]);
  });

  test('never rings an agent who turned the oldest down for a younger one of that portal', () => {
    const waits = [
      line.joined('ada', 1),
      line.joined('bob', 2),
      line.offerEnded('ada', 'kim', 'earlier', 'rejected', 90),
    ];
    const alone = routingSnapshot([portal('bank', ['kim'], waits)], { kim: [] });
    expect(plan(alone)).toEqual([]);
    expect(nextReofferAt(alone, after(100))).toEqual(after(150));
    expect(plan(alone, after(150))).toEqual(['ada of bank to kim among kim']);
    expect(nextReofferAt(alone, after(150))).toBeUndefined();
    // It rings for her elsewhere, or she goes to the other agent: the one who turned her down still
    // has to wait.
    const ringing = [...waits, line.offered('ada', 'lee', 'offer')];
    expect(
      plan(
        routingSnapshot([portal('bank', ['kim', 'lee'], ringing)], {
          kim: [],
          lee: [desk.offered('lee', 'ada', 'offer')],
        }),
      ),
    ).toEqual([]);
    expect(
      plan(routingSnapshot([portal('bank', ['kim', 'lee'], waits)], { kim: [], lee: [] })),
    ).toEqual(['ada of bank to lee among lee']);
  });

  test('lets an agent who turned a visitor down serve other portals, and visitors behind an absent one', () => {
    const declined = [
      line.joined('ada', 1),
      line.joined('bob', 2),
      line.offerEnded('ada', 'kim', 'earlier', 'rejected', 90),
    ];
    const on = routingSnapshot(
      [portal('bank', ['kim'], declined), portal('hotel', ['kim'], [line.joined('cleo', 3)])],
      { kim: [] },
    );
    expect(plan(on)).toEqual(['cleo of hotel to kim among kim']);
    for (const gone of [line.left('ada'), line.wentAway('ada', 95)]) {
      const behind = routingSnapshot([portal('bank', ['kim'], [...declined, gone])], { kim: [] });
      expect(plan(behind)).toEqual(['bob of bank to kim among kim']);
    }
  });

  test('offers no visitor to an agent who let it ring, until that agent is back', () => {
    const waits = [line.joined('ada', 1), line.joined('bob', 2)];
    const missed = [desk.notResponding('kim', 'earlier', 90)];
    expect(plan(routingSnapshot([portal('bank', ['kim'], waits)], { kim: missed }))).toEqual([]);
    const back = [...missed, desk.responding('kim', 95)];
    expect(plan(routingSnapshot([portal('bank', ['kim'], waits)], { kim: back }))).toEqual([
      'ada of bank to kim among kim',
    ]);
  });

  test('follows the rule of each portal', () => {
    const oftenAway = [desk.set('kim', 'away', 10), desk.set('kim', 'auto', 20)];
    const desks = { kim: oftenAway, lee: [] };
    const waiting = [line.joined('ada', 1)];
    expect(
      plan(routingSnapshot([portal('bank', ['kim', 'lee'], waiting, 'fewer-breaks')], desks)),
    ).toEqual(['ada of bank to lee among kim,lee']);
    expect(
      plan(routingSnapshot([portal('bank', ['kim', 'lee'], waiting, 'more-breaks')], desks)),
    ).toEqual(['ada of bank to kim among kim,lee']);
  });

  test('plans nothing if no visitor waits, no agent is free, or the portal is closed', () => {
    const waiting = [line.joined('ada', 1)];
    expect(plan(routingSnapshot([portal('bank', ['kim'], [])], { kim: [] }))).toEqual([]);
    expect(
      plan(
        routingSnapshot([portal('bank', ['kim'], waiting)], { kim: [desk.engaged('kim', 'bob')] }),
      ),
    ).toEqual([]);
    expect(plan(routingSnapshot([portal('bank', ['kim'], waiting)], {}))).toEqual([]);
    const { admission: opened, ...closed } = portal('bank', ['kim'], waiting);
    expect(
      plan(routingSnapshot([{ ...closed, admission: { ...opened, open: false } }], { kim: [] })),
    ).toEqual([]);
  });

  test('decides among 500 agents and 5,000 visitors of 20 portals in no time', () => {
    const agents = Array.from({ length: 500 }, (_, index) => `agent-${index}`);
    const portals = Array.from({ length: 20 }, (_, number) =>
      portal(
        `portal-${number}`,
        agents.filter((_, index) => index % 20 === number || index % 7 === number % 7),
        [],
      ),
    ).map((one, number) => ({
      ...one,
      line: {
        visitors: Array.from({ length: 250 }, (_, index) => ({
          visitId: `visit-${number}-${index}`,
          joinedAt: at(index * 20 + number),
          waitingSince: at(index * 20 + number),
          awaySince: null,
          offer: null,
          declinedAt: {},
          cameFrom: null,
          kept: null,
          longSince: null,
          lostBefore: false,
        })),
        taken: [],
      },
    }));
    const busy = [desk.engaged('busy', 'ada')];
    const desks = Object.fromEntries(
      agents.map((id, index) => [id, index === 250 ? [] : busy] as const),
    );
    const on = routingSnapshot(portals, desks);
    const started = cpuMs();
    for (let round = 0; round < 100; round += 1) expect(plan(on, after(9000))).toHaveLength(1);
    expect((cpuMs() - started) / 100).toBeLessThan(10);
  });
});
