import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { kioskMessages } from '@foyer/contracts/local';

import { AgentLink } from './agent-link.js';

/** A socket to an agent that is played by the test. */
class FakeLocalSocket {
  readonly sent: string[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  closed = false;

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

const SECRET = 's'.repeat(40);

describe("the channel to a kiosk's agent", () => {
  const sockets: FakeLocalSocket[] = [];
  let link: AgentLink;
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    jest.useFakeTimers();
    sockets.length = 0;
    link = new AgentLink({ agent: SECRET, monitoring: 50_000 }, (url, protocols) => {
      const socket = new FakeLocalSocket(url, protocols);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    });
    link.open();
  });
  afterEach(() => {
    link.close();
    jest.useRealTimers();
  });

  it('shows its secret at the handshake, and not in the address', () => {
    expect(last().url).toBe('ws://127.0.0.1:50000/');
    expect(last().protocols).toContain(`foyer.secret.${SECRET}`);
  });

  it('receives the messages of the agent, and ignores unknown ones', () => {
    const heard: unknown[] = [];
    link.on(kioskMessages.serialMessage, (payload) => heard.push(payload));
    last().onopen();
    last().says({ type: 'serialMessage', payload: { letters: 'CALL' } });
    last().says({ type: 'serialMessage', payload: { letters: 5 } });
    last().says({ type: 'somethingElse', payload: {} });
    last().says('no JSON');
    last().says('[]');
    expect(heard).toEqual([{ letters: 'CALL' }]);
  });

  it('comes back, ever more patiently, as long as it takes', () => {
    last().onclose();
    expect(link.state.get()).toBe('down');
    const tries = [1_000, 2_000, 4_000, 8_000, 10_000, 10_000];
    tries.forEach((wait, index) => {
      jest.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(index + 1);
      jest.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
      last().onclose();
    });
    jest.advanceTimersByTime(10_000);
    last().onopen();
    expect(link.state.get()).toBe('up');
    last().onclose();
    jest.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(9);
  });

  it('stays away once it was closed', () => {
    link.close();
    last().onclose();
    jest.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
