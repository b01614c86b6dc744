import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IceCandidate } from '@foyer/contracts/calls';

import { FakeConnection } from '#testing/fake-connection.js';
import { PeerLink } from './peer-link.js';

const candidate = (name: string): IceCandidate => ({
  candidate: name,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
});

function makeLink() {
  const connection = new FakeConnection();
  const sent: (string | null)[] = [];
  const link = new PeerLink('id', connection as unknown as RTCPeerConnection, (found) =>
    sent.push(found?.candidate ?? null),
  );
  return { connection, link, sent };
}

describe('a peer connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps candidates of the other side until it has its description', async () => {
    const { connection, link } = makeLink();
    await link.offer();
    await link.addCandidate(candidate('early'));
    expect(connection.candidates).toEqual([]);
    await link.acceptAnswer('v=0 answer');
    await link.addCandidate(candidate('late'));
    await link.addCandidate(null);
    expect(connection.candidates).toMatchObject([
      { candidate: 'early' },
      { candidate: 'late' },
      undefined,
    ]);
  });

  it('keeps its own candidates until the other side knows of it', () => {
    const { connection, link, sent } = makeLink();
    connection.find('one');
    expect(sent).toEqual([]);
    link.releaseCandidates();
    connection.find('two');
    expect(sent).toEqual(['one', 'two']);
  });

  it('reads no statistics of a closed connection, which Firefox would never give', async () => {
    const { connection, link } = makeLink();
    connection.statistics = () => new Promise(() => undefined);
    const asked = link.statistics();
    link.close();
    await expect(asked).rejects.toThrow('The connection is closed');
    await expect(link.statistics()).rejects.toThrow('The connection is closed');
  });

  it('answers an offer', async () => {
    const { connection, link } = makeLink();
    await expect(link.answer('v=0 offer')).resolves.toContain('v=0 answer');
    expect(connection.remoteDescription).toEqual({ type: 'offer', sdp: 'v=0 offer' });
  });

  it('waits a little for a connection that is interrupted, then gives it up', () => {
    const { connection, link } = makeLink();
    connection.become('connected');
    connection.become('disconnected');
    expect(link.state.get()).toBe('interrupted');
    jest.advanceTimersByTime(3_000);
    connection.become('connected');
    jest.advanceTimersByTime(60_000);
    expect(link.state.get()).toBe('live');
    connection.become('disconnected');
    jest.advanceTimersByTime(4_000);
    expect(link.state.get()).toBe('failed');
  });

  it('has the whole time again after its ICE is restarted, in any state', async () => {
    const { connection, link } = makeLink();
    connection.become('connected');
    connection.become('disconnected');
    jest.advanceTimersByTime(3_000);
    await link.restartIce();
    connection.become('connecting');
    jest.advanceTimersByTime(2_000);
    connection.become('disconnected');
    expect([connection.restarts, link.state.get()]).toEqual([1, 'interrupted']);
    jest.advanceTimersByTime(2_000);
    expect(link.state.get()).toBe('failed');
  });

  it('is not given up for what the browser says for a moment while ICE is restarted', async () => {
    const { connection, link } = makeLink();
    await link.answer('v=0 offer');
    connection.become('connected');
    connection.become('disconnected');
    jest.advanceTimersByTime(3_000);
    const answered = link.answer('v=0 another offer');
    connection.become('failed');
    connection.become('disconnected');
    await answered;
    expect(link.state.get()).toBe('interrupted');
    jest.advanceTimersByTime(3_900);
    expect(link.state.get()).toBe('interrupted');
    jest.advanceTimersByTime(200);
    expect(link.state.get()).toBe('failed');
  });

  it('is given up at once where the browser says that it failed', async () => {
    const { connection, link } = makeLink();
    await link.answer('v=0 offer');
    connection.become('connected');
    connection.become('failed');
    expect(link.state.get()).toBe('failed');
  });

  it('keeps its new candidates until the other side has the new description', async () => {
    const { connection, link, sent } = makeLink();
    link.releaseCandidates();
    await link.restartIce();
    connection.find('new');
    expect(sent).toEqual([]);
    link.releaseCandidates();
    expect(sent).toEqual(['new']);
  });

  it('stays closed after any event', () => {
    const { connection, link } = makeLink();
    link.close();
    connection.become('failed');
    expect(link.state.get()).toBe('closed');
  });
});
