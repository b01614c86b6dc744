import type { en } from './en.js';

/** German texts about how agents spend their time. */
export const de: typeof en = {
  agentStatistics: {
    none: 'In diesem Zeitraum war kein Agent im Dienst.',
    noneOfOne: 'In diesem Zeitraum nicht im Dienst.',
    agents: 'Agenten',
    days: 'Tage',
    day: 'Tag',
    agent: 'Agent',
    atWork: 'Im Dienst',
    worked: 'Gearbeitet',
    served: 'Bedient',
    unanswered: 'Verpasst',
    from: 'Von',
    to: 'Bis',
    state: 'Status',
    length: 'Dauer',
    totals: 'Zeit im Dienst',
    timeline: 'Verlauf am %{day}',
    timelineFailed: 'Der Verlauf konnte nicht geladen werden.',
    details: 'Im Einzelnen',
    workedHint:
      'Gearbeitet: frei, klingelnd, im Gespräch, in Nachbearbeitung und beschäftigt. Pausen, fehlende Reaktion und verlorene Verbindungen zählen nicht.',
  },
  resources: { agentStatistics: { name: 'Agentenstatistik |||| Agentenstatistik' } },
};
