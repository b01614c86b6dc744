import { describe, expect, it } from '@jest/globals';
import { VisitsInLog } from './visits-in-log.js';

const visit = { visitId: 'v', portalId: 'p' };
const call = { callId: 'v', memberId: 'm' };
const opened = { type: 'VisitOpened', data: visit };
const joined = { type: 'VisitorJoinedLine', data: visit };
const taken = { type: 'VisitorTaken', data: visit };
const engaged = { type: 'AgentEngaged', data: call };
const started = { type: 'CallStarted', data: call };
const callEnded = { type: 'CallEnded', data: call };
const freed = { type: 'AgentFreed', data: call };
const served = { type: 'VisitEnded', data: { ...visit, reason: 'served' } };
const wentHome = [opened, joined, taken, engaged, started, callEnded, freed, served];

type Happened = (typeof wentHome)[number];

function reading(events: readonly Happened[]): VisitsInLog {
  const visits = new VisitsInLog('nowhere');
  for (const event of events) visits.take(event);
  return visits;
}

describe('Visits in the log', () => {
  it('are over, once all people went home', () => {
    const { wrong, unfinished, counts } = reading(wentHome);
    expect({ wrong, unfinished }).toEqual({ wrong: [], unfinished: [] });
    expect(counts).toEqual({ opened: 1, pickups: 1, served: 1, left: 0 });
  });

  it('may end by the will of the visitor', () => {
    const left = { type: 'VisitorLeftLine', data: visit };
    const ended = { type: 'VisitEnded', data: { ...visit, reason: 'left' } };
    const { wrong, unfinished, counts } = reading([opened, joined, left, ended]);
    expect({ wrong, unfinished }).toEqual({ wrong: [], unfinished: [] });
    expect(counts).toEqual({ opened: 1, pickups: 0, served: 0, left: 1 });
  });

  it.each<[what: string, without: Happened, says: string]>([
    ['a visit that does not end', served, 'visit v is not over'],
    ['an agent who stays busy', freed, 'agent m is still in call v'],
    ['a call that goes on', callEnded, 'call v is still going on'],
  ])('show %s', (_, without, says) => {
    const { unfinished } = reading(wentHome.filter((event) => event !== without));
    expect(unfinished).toEqual([says]);
  });

  it.each<[what: string, more: readonly Happened[], says: string]>([
    ['a second pickup', [joined, taken], 'v was taken twice'],
    ['an agent in two calls', [engaged, engaged], 'agent m is in two calls'],
    ['a second end', [served], 'v ended without being open'],
  ])('show %s', (_, more, says) => {
    expect(reading([...wentHome, ...more]).wrong).toContain(says);
  });
});
