import { useEffect } from 'react';

import { publicApi } from '#app/api.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import type { AgentLink } from './agent/agent-link.js';
import { obeyAgent } from './agent/obey-agent.js';
import { takePicture } from './camera/still-picture.js';
import type { Kiosk } from './kiosk.js';
import { performActions } from './reports/perform-actions.js';
import { reportHardware } from './reports/report-hardware.js';
import { beatTo, reportHealth } from './reports/report-health.js';
import { reportPortal } from './reports/report-portal.js';
import { reportFrozen, reportStatus } from './reports/report-status.js';
import { watchPath } from './reports/watch-path.js';
import { company } from '#state/company.js';
import type { KioskSession } from './session/kiosk-session.js';

const reload = () => location.reload();

/** Has a kiosk say to server and agent how it stands, and do what they ask of it. */
export function useReports(
  kiosk: Kiosk,
  wire: Wire,
  session: KioskSession,
  link: AgentLink | null,
): void {
  useEffect(() => {
    const hasAgent = () => link?.state.get() === 'up';
    const stops = [
      reportStatus(kiosk, wire),
      reportFrozen(kiosk, wire),
      reportPortal(kiosk, wire),
      watchPath(kiosk, wire),
      reportHardware(kiosk, { api: publicApi, token: () => session.token() }),
      performActions(kiosk, wire, { takePicture, reload, hasAgent, now: Date.now }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kiosk, wire, session, link]);

  useEffect(() => {
    if (link === null) return undefined;
    const stops = [
      beatTo(link, kiosk, { appTitle: company.get().appearance.title }),
      obeyAgent(kiosk, link, Date.now),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kiosk, link]);

  const agent = useAgentState(link);
  useEffect(
    () =>
      agent === 'up'
        ? undefined
        : reportHealth(kiosk, wire, { appTitle: company.get().appearance.title }),
    [kiosk, wire, agent],
  );
}

const nobody = { get: () => 'down' as const, subscribe: () => () => undefined };
const useAgentState = (link: AgentLink | null) => useStore(link?.state ?? nobody);
