import { describe, expect, it, jest } from '@jest/globals';
import { visitMessages } from '@foyer/contracts/visits';

import { FakeSocket } from '../testing/fake-socket.js';
import { Channel } from './channel.js';

const QUEUE = '0199a000-0000-7000-8000-000000000001';

describe('a channel', () => {
  it('gives what the acknowledgement says', async () => {
    const socket = new FakeSocket();
    socket.answer('listenQueueAvailability', () => ({ onlineStatus: 'online' }));
    const ack = await new Channel(socket).emit(visitMessages.listenQueueAvailability, {
      queueId: QUEUE,
    });
    expect(ack.onlineStatus).toBe('online');
    expect(socket.sent('listenQueueAvailability')).toEqual([{ queueId: QUEUE }]);
  });

  it('throws what was refused, and what was never acknowledged', async () => {
    const socket = new FakeSocket();
    const channel = new Channel(socket);
    const emit = () => channel.emit(visitMessages.listenQueueAvailability, { queueId: QUEUE });
    await expect(emit()).rejects.toMatchObject({ code: 'TIMEOUT' });
    socket.refuse('listenQueueAvailability', 'FORBIDDEN', 'You may not do this.');
    await expect(emit()).rejects.toMatchObject({ code: 'FORBIDDEN', msg: 'You may not do this.' });
  });

  it('receives pushes until it stops', () => {
    const socket = new FakeSocket();
    const heard: string[] = [];
    const stop = new Channel(socket).on(visitMessages.pickupCall, ({ agentName }) =>
      heard.push(agentName),
    );
    socket.push('pickupCall', { agentName: 'Anna' });
    stop();
    socket.push('pickupCall', { agentName: 'Ben' });
    expect(heard).toEqual(['Anna']);
  });

  it('says so when it is lost, and calls back each time it is there again', () => {
    const socket = new FakeSocket();
    const channel = new Channel(socket);
    let times = 0;
    channel.onUp(() => (times += 1));
    socket.drop();
    expect(channel.state.get()).toBe('down');
    socket.restore();
    expect(channel.state.get()).toBe('up');
    expect(times).toBe(2);
  });

  it('reconnects automatically to a server that is getting ready', () => {
    jest.useFakeTimers();
    const socket = new FakeSocket();
    const refused: string[] = [];
    const channel = new Channel(socket, (code) => refused.push(code));
    const connect = jest.spyOn(socket, 'connect');
    socket.active = false;
    const error = Object.assign(new Error('no'), { data: { code: 'GETTING_READY' } });
    socket.push('connect_error', error);
    expect(channel.state.get()).toBe('down');
    jest.runAllTimers();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(refused).toEqual([]);
    jest.useRealTimers();
  });

  it('reports a token that the server refuses', () => {
    const socket = new FakeSocket();
    const refused: string[] = [];
    const channel = new Channel(socket, (code) => refused.push(code));
    socket.active = false;
    socket.push('connect_error', Object.assign(new Error('no'), { data: { code: 'SIGNED_OUT' } }));
    expect(channel.state.get()).toBe('refused');
    expect(refused).toEqual(['SIGNED_OUT']);
  });
});
