import { DEVICE_HEALTH_EVERY_MS, deviceMessages } from '@foyer/contracts/devices';
import { KIOSK_HEARTBEAT_MS, kioskMessages } from '@foyer/contracts/local';

import { debug } from '#debug.js';
import type { Wire } from '#wire/wire.js';
import type { AgentLink } from '../agent/agent-link.js';
import { heartbeatOf, healthOf, type HeartbeatFacts } from '../agent/kiosk-heartbeat.js';
import type { Kiosk } from '../kiosk.js';

/** Says every second to this kiosk's agent how the page is. @returns How to stop. */
export function beatTo(link: AgentLink, kiosk: Kiosk, facts: HeartbeatFacts): () => void {
  const heartbeat = () => link.say(kioskMessages.kioskHeartbeat, heartbeatOf(kiosk, facts));
  const timer = setInterval(heartbeat, KIOSK_HEARTBEAT_MS);
  const stop = kiosk.state.subscribe(heartbeat);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Says to the server how the kiosk is, where no agent does. @returns How to stop. */
export function reportHealth(kiosk: Kiosk, wire: Wire, facts: HeartbeatFacts): () => void {
  const monitoring = wire.channel('monitoring');
  const say = () => {
    if (monitoring.state.get() !== 'up') return;
    monitoring
      .emit(deviceMessages.deviceHealth, healthOf(heartbeatOf(kiosk, facts), Date.now()))
      .catch((error: unknown) => debug('kiosk', 'health not said', error));
  };
  const timer = setInterval(say, DEVICE_HEALTH_EVERY_MS);
  const stops = [kiosk.state.subscribe(say), monitoring.onUp(say)];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
