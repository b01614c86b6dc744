import { accepted } from '@foyer/contracts/decision';
import type { TerminalStatus } from '@foyer/contracts/payments';

import { defineCommand, stream } from '#platform/cqrs';
import { statusReported } from './terminal.js';
import { Terminal } from '../streams.js';

interface Report {
  readonly deviceId: string;
  readonly status: TerminalStatus;
  readonly connectionEstablished: boolean;
}

/** Records a terminal's status, which its device reports or the device's absence shows. */
export const ReportTerminalStatus = defineCommand({
  name: 'ReportTerminalStatus',
  correlation: (data: Report) => data.deviceId,
  stream: (data: Report) => stream(Terminal, data.deviceId),
  decide: (state, data: Report) => accepted(statusReported(state, data)),
});
