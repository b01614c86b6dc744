import type { en } from './en.js';

/** German texts of the wallboard. */
export const de: typeof en = {
  wallboard: {
    now: 'Jetzt',
    today: 'Heute',
    agents: 'Agenten',
    portals: 'Portale',
    waiting: 'Warten',
    longestWait: 'Längste Wartezeit',
    free: 'Frei',
    served: 'Bedient',
    abandoned: 'Abgebrochen',
    serviceLevel: 'Innerhalb von %{seconds} s',
    portal: 'Portal',
    closed: 'geschlossen',
    fullScreen: 'Vollbild',
    fullScreenOff: 'Vollbild beenden',
  },
  resources: { wallboard: { name: 'Wandanzeige |||| Wandanzeige' } },
};
