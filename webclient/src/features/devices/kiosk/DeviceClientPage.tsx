import { kioskMessages } from '@foyer/contracts/local';
import { useEffect, useState } from 'react';

import { publicApi } from '#app/api.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { useStore } from '#state/store.js';
import { openWire } from '#wire/wire.js';
import { AgentLink } from './agent/agent-link.js';
import { KioskInside } from './KioskInside.js';
import { ComingScreen } from './screens/ComingScreen.js';
import { KeyScreen } from './screens/KeyScreen.js';
import { ShutScreen } from './screens/ShutScreen.js';
import { KioskSession } from './session/kiosk-session.js';
import { takeStartAddress, type StartAddress } from './session/start-address.js';
import './screen/kiosk-scale.css';

/** Makes the whole page as large as it must be for who reads it from an arm's length away. */
function useKioskScale(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.kiosk = 'yes';
    return () => {
      delete dataset.kiosk;
    };
  }, []);
}

/**
 * An agent that has not handed over a token by then is not waited for any longer, in milliseconds.
 */
const AGENT_WITHIN_MS = 10_000;

let start: StartAddress | undefined;
/**
 * Takes the key out of the address once. React may begin to draw a page, give that up and begin
 * again: the key would be lost with the first attempt.
 */
const startAddress = () => (start ??= takeStartAddress(window, sessionStorage));

/** Signs in by the agent where there is one, else by the key or by what this browser has kept. */
function useSignedIn() {
  const { key, agent } = startAddress();
  const [link] = useState(() => agent && new AgentLink(agent));
  const [session] = useState(
    () =>
      new KioskSession({
        api: publicApi,
        openWire: async (options) => openWire(options),
        storage: localStorage,
        now: Date.now,
      }),
  );
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const begin = () => void session.open(key);
    if (link === null || key !== null || session.isKnown) begin();
    else waiting = setTimeout(begin, AGENT_WITHIN_MS);
    link?.on(kioskMessages.agentWelcome, ({ token }) => {
      clearTimeout(waiting);
      if (token !== null) void session.adopt(token);
      else if (session.state.get().phase === 'coming') begin();
    });
    link?.on(kioskMessages.reloadPage, () => location.reload());
    link?.open();
    return () => {
      clearTimeout(waiting);
      link?.close();
      session.close();
    };
  }, [key, link, session]);
  return { session, link };
}

/** The page of a kiosk. It needs no person after it has its key. */
export function DeviceClientPage() {
  const { session, link } = useSignedIn();
  const state = useStore(session.state);
  useKioskScale();
  usePageTitle(state.phase === 'in' ? state.device.name : '');
  switch (state.phase) {
    case 'coming':
      return <ComingScreen />;
    case 'key':
      return <KeyScreen session={session} code={state.code} message={state.message} />;
    case 'shut':
      return <ShutScreen session={session} code={state.code} />;
    case 'in':
      return <KioskInside device={state.device} wire={state.wire} session={session} link={link} />;
  }
}
