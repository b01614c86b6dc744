import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { PollsFixture, type PollPage } from './testing/polls-fixture.js';

const asked = {
  ...{ question: 'Which day?', options: ['Monday', 'Friday'] },
  ...{ kind: 'single', ballot: 'open', shown: 'live' },
};

describe('Polls in a call', () => {
  let fixture: PollsFixture;

  beforeAll(async () => {
    fixture = await PollsFixture.open();
  });
  afterAll(() => fixture.close());

  /** A call of a session with a host and others, all of whom see its polls. */
  const inCall = async (others: number) => {
    const host = await fixture.member('Host');
    const people: PollPage[] = [];
    for (let at = 0; at < others; at += 1) people.push(await fixture.member(`Person ${at}`));
    const callId = await fixture.sessionCall(host, people);
    for (const page of [host, ...people]) {
      const entered = await page.send('getSessionCalls', { sessionCallId: callId });
      expect([entered.ok, entered.code]).toEqual([true, undefined]);
      expect(await page.send('getPolls', { sessionCallId: callId })).toMatchObject({ polls: [] });
    }
    const pollId = fixture.id();
    const of = { sessionCallId: callId, pollId };
    return { callId, host, people, of };
  };
  const polls = async (page: PollPage | undefined, sessionCallId: string) =>
    (await page?.send('getPolls', { sessionCallId }))?.polls ?? [];

  test('are shown to all as they are asked, and as each votes', async () => {
    const { host, people, of } = await inCall(2);
    const [ada, ben] = people as [PollPage, PollPage];
    expect(await host.send('openPoll', { ...of, ...asked })).toMatchObject({ ok: true });
    await fixture.shows('the question is pushed', () => ada.last()?.question === 'Which day?');
    expect(await ada.send('castVote', { ...of, choices: [1] })).toMatchObject({ ok: true });
    expect(await ben.send('castVote', { ...of, choices: [0] })).toMatchObject({ ok: true });
    expect(await ben.send('castVote', { ...of, choices: [1] })).toMatchObject({ ok: true });
    await fixture.shows('the votes are pushed', () => host.last()?.counts?.join() === '0,2');
    expect(host.last()).toMatchObject({ voted: 2, hasVoted: false, ownChoices: null });
    await fixture.shows('the own vote is pushed', () => ben.last()?.ownChoices?.[0] === 1);
    expect(host.last()?.voters?.[1]?.toSorted()).toEqual(['Person 0 Berger', 'Person 1 Berger']);
    expect(await ada.send('closePoll', of)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await fixture.csv(host, of)).toMatchObject({ status: 409 });
    expect(await host.send('closePoll', of)).toMatchObject({ ok: true });
    await fixture.shows('the end is pushed', () => ada.last()?.isOpen === false);
    expect(await ada.send('castVote', { ...of, choices: [0] })).toMatchObject({
      code: 'POLL_CLOSED',
    });
    const { status, text } = await fixture.csv(host, of);
    expect([status, text.split('\r\n')[3]]).toEqual([
      200,
      'Friday,2,"Person 0 Berger, Person 1 Berger"',
    ]);
    expect((await fixture.csv(await fixture.member('Stranger'), of)).status).toBe(404);
    await fixture.ended(of.sessionCallId);
    expect((await fixture.csv(ada, of)).status).toBe(200);
    expect((await fixture.csv(await fixture.member('Stranger'), of)).status).toBe(404);
  });

  test('hide a result until the end where that was asked', async () => {
    const { host, people, of } = await inCall(1);
    await host.send('openPoll', { ...of, ...asked, shown: 'at-close' });
    await people[0]?.send('castVote', { ...of, choices: [0] });
    await fixture.shows('the vote is pushed', () => host.last()?.voted === 1);
    expect(host.last()).toMatchObject({ counts: null, voters: null });
    await host.send('closePoll', of);
    await fixture.shows('the result is pushed', () => host.last()?.counts?.join() === '1,0');
  });

  test('are pushed to no one who was sent to wait', async () => {
    const { callId, host, people, of } = await inCall(1);
    const [ada] = people as [PollPage];
    await fixture.sentToWait(callId, ada.id, host);
    await host.send('openPoll', { ...of, ...asked });
    await fixture.shows('the host sees it', () => host.last()?.question === 'Which day?');
    expect(ada.last()).toBeUndefined();
    expect((await ada.send('getPolls', { sessionCallId: callId })).ok).toBe(false);
  });

  test('in secret need five people', async () => {
    const { host, of } = await inCall(3);
    expect(await host.send('openPoll', { ...of, ...asked, ballot: 'secret' })).toMatchObject({
      code: 'POLL_TOO_FEW_VOTERS',
    });
  });

  test('in secret leave nothing but who voted and the sums, and close with their call', async () => {
    const { callId, host, people, of } = await inCall(5);
    const { vault } = fixture;
    const box = () => vault.getText('poll-ballots', `${callId}/${of.pollId}`);
    await host.send('openPoll', { ...of, ...asked, ballot: 'secret' });
    for (const [at, page] of people.entries()) {
      const choices = [at % 2];
      expect(await page.send('castVote', { ...of, choices })).toMatchObject({ ok: true });
      expect(await page.send('castVote', { ...of, choices: [0] })).toMatchObject({
        code: 'POLL_ALREADY_VOTED',
      });
    }
    expect(JSON.parse((await box()) ?? '{}')).toMatchObject({ counts: [3, 2] });
    const open = await polls(people[0], callId);
    expect(open).toMatchObject([{ voted: 5, hasVoted: true, counts: null, ownChoices: null }]);
    await fixture.ended(callId);
    const log = () => fixture.log(callId);
    await eventually('it is closed', async () => (await log()).at(-1)?.type === 'PollClosed');
    const events = await log();
    expect(events.map(({ type }) => type)).toEqual([
      'PollOpened',
      ...people.map(() => 'PollSecretVoteCast'),
      'PollClosed',
    ]);
    for (const { data } of events.slice(1, -1)) {
      expect(Object.keys(data).toSorted()).toEqual(['callId', 'pollId', 'voterId']);
    }
    expect(events.at(-1)?.data).toMatchObject({ by: null, voted: 5, counts: [3, 2] });
    await eventually('the box is gone', async () => (await box()) === undefined);
  });

  test('in secret lose no vote when the server ends before it is noted', async () => {
    const { callId, host, people, of } = await inCall(5);
    await host.send('openPoll', { ...of, ...asked, ballot: 'secret' });
    for (const page of people.slice(1)) await page.send('castVote', { ...of, choices: [1] });
    const voters = people.map(({ id }) => id).toSorted();
    const kept = JSON.stringify({ counts: [1, 4], voters });
    await fixture.vault.putText('poll-ballots', `${callId}/${of.pollId}`, kept);
    expect(await people[0]?.send('castVote', { ...of, choices: [1] })).toMatchObject({ ok: true });
    await host.send('closePoll', of);
    await fixture.shows('it is counted', () => host.last()?.counts?.join() === '1,4');
  });

  test('in secret count a vote that the close has found in the box, and say so', async () => {
    const { host, people, of } = await inCall(5);
    const [late, ...others] = people as [PollPage, ...PollPage[]];
    await host.send('openPoll', { ...of, ...asked, ballot: 'secret' });
    for (const page of others) await page.send('castVote', { ...of, choices: [0] });
    const keep = fixture.vault.putText.bind(fixture.vault);
    const closing = async (...kept: Parameters<typeof keep>) => {
      fixture.vault.putText = keep;
      await keep(...kept);
      expect(await host.send('closePoll', of)).toMatchObject({ ok: true });
    };
    fixture.vault.putText = closing;
    expect(await late.send('castVote', { ...of, choices: [1] })).toMatchObject({ ok: true });
    await fixture.shows('it is counted', () => host.last()?.counts?.join() === '4,1');
    expect(host.last()).toMatchObject({ voted: 5 });
  });
});
