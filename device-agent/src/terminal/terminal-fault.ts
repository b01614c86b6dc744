export type TerminalFaultCode =
  | 'FRAME_TOO_LARGE'
  | 'FRAME_MALFORMED'
  | 'XML_TOO_DEEP'
  | 'XML_ENTITIES_REFUSED'
  | 'XML_MALFORMED'
  | 'MESSAGE_MALFORMED'
  | 'LINE_LOST'
  | 'TIMED_OUT'
  | 'UNREACHABLE'
  | 'REFUSED'
  | 'BUSY';

/**
 * A failure between us and a terminal. Its message is constant, so that no data of the wire gets
 * into a log.
 */
export class TerminalFault extends Error {
  constructor(
    readonly code: TerminalFaultCode,
    options?: ErrorOptions,
  ) {
    super(`The terminal's line failed: ${code}`, options);
  }
}
