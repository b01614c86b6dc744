import type { Failed, OutcomeCode, Unknown, Watch } from './payment-terminal.js';
import { TerminalFault, type TerminalFaultCode } from './terminal-fault.js';

const CODES: Readonly<Record<TerminalFaultCode, OutcomeCode>> = {
  UNREACHABLE: 'TERMINAL_OFFLINE',
  LINE_LOST: 'LINE_LOST',
  TIMED_OUT: 'TIMED_OUT',
  REFUSED: 'TERMINAL_ERROR',
  BUSY: 'TERMINAL_BUSY',
  FRAME_TOO_LARGE: 'ANSWER_NOT_UNDERSTOOD',
  FRAME_MALFORMED: 'ANSWER_NOT_UNDERSTOOD',
  XML_TOO_DEEP: 'ANSWER_NOT_UNDERSTOOD',
  XML_ENTITIES_REFUSED: 'ANSWER_NOT_UNDERSTOOD',
  XML_MALFORMED: 'ANSWER_NOT_UNDERSTOOD',
  MESSAGE_MALFORMED: 'ANSWER_NOT_UNDERSTOOD',
};

/**
 * Returns the outcome of a fault for the caller. @throws An error that is no fault of a terminal.
 */
export function outcomeCodeOf(fault: unknown): OutcomeCode {
  if (!(fault instanceof TerminalFault)) throw fault;
  return CODES[fault.code];
}

/**
 * Runs one operation. A fault before the binding step is a failure, since nothing can have
 * happened; after it the outcome is unknown.
 */
export async function faultOutcome<Outcome>(
  watch: Watch,
  run: (watch: Watch) => Promise<Outcome>,
): Promise<Outcome | Failed | Unknown> {
  const so = { bound: false };
  const step: Watch['step'] = async (wire) => {
    await watch.step(wire);
    so.bound ||= wire.binding;
  };
  try {
    return await run({ ...watch, step });
  } catch (fault) {
    const code = outcomeCodeOf(fault);
    return so.bound ? { outcome: 'unknown', code } : { outcome: 'failure', code, text: null };
  }
}
