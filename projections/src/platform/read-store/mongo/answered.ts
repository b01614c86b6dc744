import { StoreFault } from '../errors.js';
import { DriverError } from './driver-error.js';
import { isServerFault } from './is-server-fault.js';

/**
 * Asks the server.
 * @throws StoreFault where it is the server's, or the way to it, that there is no answer.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (fault: unknown) {
    throw withoutDocuments(fault);
  }
}

/**
 * Returns the reported form of a fault: without anything that the driver's own error holds, and
 * everything else as it is.
 */
export function withoutDocuments(fault: unknown): unknown {
  return isServerFault(fault) ? new StoreFault(new DriverError(fault)) : fault;
}
