import type { Inquiry, OpenTransaction } from '../payment-terminal.js';
import { readCardServiceResponse } from './card-service.js';
import { cardOutcome, closureOutcome } from './opi-outcome.js';
import { readServiceResponse } from './service.js';
import type { XmlElement } from './xml.js';

/** The baseline of a terminal that has no message to repeat, or does not repeat. */
const NO_MESSAGE = 'none';
const LATER = ['Busy', 'DeviceUnavailable', 'TimedOut', 'CommunicationError'];

/** Which request the terminal's last message answered, or that it has no time now. */
export function baselineIn(
  inquiryId: string,
  message: XmlElement,
): { baseline: string } | { busy: true } | null {
  const card = readCardServiceResponse(message);
  if (card !== null) return { baseline: card.requestId };
  const service = readServiceResponse(message);
  if (service === null) return null;
  if (service.requestId !== inquiryId) return { baseline: service.requestId };
  return LATER.includes(service.overallResult) ? { busy: true } : { baseline: NO_MESSAGE };
}

/**
 * Returns the outcome of a transaction by the repetition of the last message. A repeated message
 * has the id of the request that it answered. A service response with the id of the inquiry says
 * that there is none.
 */
export function inquiryAnswer(
  about: OpenTransaction,
  inquiryId: string,
  message: XmlElement,
): Inquiry | null {
  const last = baselineIn(inquiryId, message);
  if (last === null) return null;
  if ('busy' in last) return { found: 'later', code: 'TERMINAL_BUSY' };
  if (last.baseline === about.requestId) return own(about, message);
  // Without a message to repeat it looks like a terminal that does not repeat: a person has to
  // look.
  const nothing = last.baseline === about.baseline && last.baseline !== NO_MESSAGE;
  return { found: nothing ? 'nothing' : 'other' };
}

function own(about: OpenTransaction, message: XmlElement): Inquiry {
  const card = readCardServiceResponse(message);
  const service = readServiceResponse(message);
  if (about.kind === 'closure' && service !== null) {
    return { found: 'own', outcome: closureOutcome(service) };
  }
  if (about.kind !== 'closure' && card !== null) {
    return { found: 'own', outcome: cardOutcome(about, card) };
  }
  return { found: 'other' };
}
