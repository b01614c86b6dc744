/** The steps before a request can leave. */
const STEPS = new Set(['getaddrinfo', 'connect']);

/** True if `fetch` failed before there was a connection: its request has reached no server. */
export function isNeverConnected(error: unknown): boolean {
  const cause = read(error, 'cause');
  // One error for each address of the name, where it has several.
  const each = read(cause, 'errors');
  return Array.isArray(each) && each.length > 0 ? each.every(isBefore) : isBefore(cause);
}

function isBefore(fault: unknown): boolean {
  return (
    read(fault, 'code') === 'UND_ERR_CONNECT_TIMEOUT' || STEPS.has(String(read(fault, 'syscall')))
  );
}

/** Reads a property of an error of the system, whose class is not exported. */
function read(from: unknown, name: string): unknown {
  return Reflect.get(Object(from) as object, name);
}
