import type { RequestKind, TerminalEvent, TerminalStatus } from '@foyer/contracts/payments';

/** The current work of a device's terminal. It does one thing at a time. */
export interface Terminal {
  readonly engagement: (Engagement & { /** ISO 8601. */ readonly since: string }) | null;
  readonly status: TerminalStatus;
  readonly connectionEstablished: boolean;
}

export interface Engagement {
  readonly request: RequestKind | 'reconciliation';
  readonly requestId: string;
  readonly transactionId: string | null;
}

export const newTerminal: Terminal = {
  engagement: null,
  status: 'offline',
  connectionEstablished: false,
};

export function evolveTerminal(state: Terminal, event: TerminalEvent, at: string): Terminal {
  switch (event.type) {
    case 'TerminalEngaged': {
      const { request, requestId, transactionId } = event.data;
      return { ...state, engagement: { request, requestId, transactionId, since: at } };
    }
    case 'TerminalFreed':
      return state.engagement?.requestId === event.data.requestId
        ? { ...state, engagement: null }
        : state;
    case 'TerminalStatusChanged': {
      const { status, connectionEstablished } = event.data;
      return { ...state, status, connectionEstablished };
    }
  }
}

/** Why a terminal cannot be given something to do just now; undefined where it can. */
export function unready(terminal: Terminal): 'TERMINAL_BUSY' | 'TERMINAL_OFFLINE' | undefined {
  if (terminal.engagement) return 'TERMINAL_BUSY';
  return terminal.connectionEstablished ? undefined : 'TERMINAL_OFFLINE';
}

export function engaged(deviceId: string, engagement: Engagement): TerminalEvent {
  return { type: 'TerminalEngaged', data: { deviceId, ...engagement } };
}

/** Sets the terminal free where this is what it was at. */
export function freed(terminal: Terminal, deviceId: string, requestId: string): TerminalEvent[] {
  if (terminal.engagement?.requestId !== requestId) return [];
  const { transactionId } = terminal.engagement;
  const of = transactionId === null ? {} : { transactionId };
  return [{ type: 'TerminalFreed', data: { deviceId, requestId, ...of } }];
}

/** Records a device's report about its terminal; a repeated report is no news. */
export function statusReported(
  terminal: Terminal,
  report: {
    readonly deviceId: string;
    readonly status: TerminalStatus;
    readonly connectionEstablished: boolean;
  },
): TerminalEvent[] {
  const isKnown =
    terminal.status === report.status &&
    terminal.connectionEstablished === report.connectionEstablished;
  return isKnown ? [] : [{ type: 'TerminalStatusChanged', data: report }];
}
