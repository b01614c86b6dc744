import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeDevices } from '#testing/fake-devices.js';
import { Kiosk } from '../kiosk.js';
import { aDevice, aPortal } from '../testing/a-device.js';
import { FakeVisit } from '../testing/fake-visit.js';
import { AgentLink } from './agent-link.js';
import { obeyAgent } from './obey-agent.js';

const NOW = Date.parse('2026-03-02T12:00:00Z');

/** The part of a socket that the agent speaks through. */
class AgentSocket {
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  close = (): void => this.onclose();

  says(type: string, payload: object): void {
    this.onmessage({ data: JSON.stringify({ type, payload }) });
  }
}

describe('a kiosk that receives a message of its agent', () => {
  let devices: FakeDevices;
  let visit: FakeVisit;
  let kiosk: Kiosk;
  let link: AgentLink;
  let agent: AgentSocket;
  let stop: () => void;

  beforeEach(async () => {
    localStorage.clear();
    devices = new FakeDevices();
    visit = new FakeVisit();
    kiosk = new Kiosk(
      {
        devices: devices.asBrowser(),
        storage: localStorage,
        makeSource: () => ({ hash: () => null, close: () => undefined }),
        now: () => 0,
        awake: () => false,
      },
      aDevice,
    );
    kiosk.portal.set(aPortal);
    kiosk.attach(visit.asSession());
    await kiosk.media.open();
    agent = new AgentSocket();
    link = new AgentLink({ agent: 's'.repeat(40), monitoring: 50_000 }, () => {
      return agent as unknown as WebSocket;
    });
    link.open();
    agent.onopen();
    stop = obeyAgent(kiosk, link, () => NOW);
  });
  afterEach(() => {
    stop();
    link.close();
    kiosk.close();
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  it.each(['C', 'CALL'])('begins a call when the button next to it says %s', async (letters) => {
    agent.says('serialMessage', { letters });
    await settle();
    expect(visit.entered).toEqual([{ visitorName: '' }]);
    agent.says('serialMessage', { letters });
    await settle();
    expect(visit.entered).toHaveLength(1);
  });

  it.each(['A', 'ALIVE', 'CALLS', 'call'])('begins none for %s', async (letters) => {
    agent.says('serialMessage', { letters });
    await settle();
    expect(visit.entered).toEqual([]);
  });

  it('begins none once it has stopped to listen', async () => {
    stop();
    agent.says('serialMessage', { letters: 'CALL' });
    await settle();
    expect(visit.entered).toEqual([]);
  });

  it('opens its frozen camera again', async () => {
    const asked = devices.asked.length;
    agent.says('restartTrack', { source: 'userCam' });
    await settle();
    expect(devices.asked.length).toBe(asked + 1);
  });
});
