import { describe, expect, it } from '@jest/globals';

import { waitingNews, type Wait, type WaitingNews } from './waiting-news.js';

const either = [false, true];
const calm: Wait = {
  ...{ position: 3, ringing: false, nobodyOnDuty: false, estimate: 300 },
  ...{ isLong: false, agentLost: false, connectionLost: false, transferred: false },
  placeKept: 'no',
  connection: 'up',
};

/** Every combination of the values that a fact of the wait can have. */
const states = Object.entries({
  connection: ['up', 'away', 'tooLate'],
  position: [null, 1, 3],
  placeKept: ['no', 'kept', 'called'],
  estimate: [null, 30, 300],
  ...{ ringing: either, nobodyOnDuty: either, isLong: either },
  ...{ agentLost: either, connectionLost: either, transferred: either },
}).reduce<Wait[]>(
  (known, [name, values]) =>
    known.flatMap((state) => [...values].map((value) => ({ ...state, [name]: value }))),
  [calm],
);

/** Pairs of sentences that cannot both be true. */
const contradictions: Readonly<Record<string, (news: WaitingNews, wait: Wait) => boolean>> = {
  'a place in line without a connection': ({ place }, { connection }) =>
    connection !== 'up' && place === 'now',
  'a ring, a turn or a time without a connection': ({ headline, wait }, { connection }) =>
    connection !== 'up' && (['ringing', 'next', 'ahead'].includes(headline) || wait !== null),
  'a place that may be lost, with its number': ({ headline, place }) =>
    headline === 'uncertain' && place !== 'none',
  'no agent at work, and one who answers soon': ({ wait, isPromised }) =>
    wait === 'nobodyOnDuty' && isPromised,
  'no agent at work, and a ring': ({ wait, headline }) =>
    wait === 'nobodyOnDuty' && headline === 'ringing',
  'no agent at work, and a time': ({ wait, headline }, { nobodyOnDuty }) =>
    nobodyOnDuty && headline !== 'ringing' && (wait === 'estimate' || wait === 'short'),
  'first in line, and others ahead': ({ why, ahead, headline }) =>
    (why === 'agentLost' || why === 'connectionLost' || headline === 'next') && ahead > 0,
  'the next one, without a place': ({ place, headline }) => headline === 'next' && place !== 'now',
  'less than a minute, and a long wait': ({ wait }, { isLong }) => wait === 'short' && isLong,
  'a time that is unknown': ({ wait }, { estimate }) =>
    (wait === 'estimate' || wait === 'short') && estimate === null,
};

describe('the sentences of a visitor in line', () => {
  it.each(Object.entries(contradictions))('never say %s', (_name, isSaid) => {
    expect(states).toHaveLength(5_184);
    expect(states.filter((wait) => isSaid(waitingNews(wait), wait))).toEqual([]);
  });

  it.each<readonly [string, Partial<Wait>, Partial<WaitingNews>]>([
    ['in line', {}, { headline: 'ahead', ahead: 2, wait: 'estimate', place: 'now' }],
    ['at the front', { position: 1, estimate: 30 }, { headline: 'next', wait: 'short' }],
    ['without an estimate', { estimate: null }, { wait: 'unknown', isPromised: true }],
    ['with no agent', { nobodyOnDuty: true }, { wait: 'nobodyOnDuty', isPromised: false }],
    ['being rung', { ringing: true, nobodyOnDuty: true }, { headline: 'ringing', wait: null }],
    ['for long', { isLong: true, estimate: 30 }, { wait: 'unknown' }],
    ['without a place yet', { position: null }, { headline: 'finding', place: 'none' }],
    ['offline', { connection: 'away' }, { headline: 'away', place: 'last', wait: null }],
    ['offline for too long', { connection: 'tooLate' }, { headline: 'uncertain', place: 'none' }],
    ['after a lost agent', { position: 1, agentLost: true }, { why: 'agentLost' }],
    ['behind others after it', { agentLost: true }, { why: 'agentLostBehind' }],
    ['after a lost call', { position: 1, connectionLost: true }, { why: 'connectionLost' }],
    ['behind others after that', { connectionLost: true }, { why: null }],
    ['at another portal', { transferred: true }, { why: 'transferred' }],
  ])('are chosen for a visitor %s', (_name, wait, news) => {
    expect(waitingNews({ ...calm, ...wait })).toMatchObject(news);
  });
});
