/**
 * janode loads its Unix datagram transport even when Janus is reached over WebSocket, and with it a native module that
 * has to be compiled on installation. This replaces it, so that an installation needs no compiler.
 */
export function createSocket() {
  throw new Error(
    'Janus is reached by ws:// or wss:// only; its Unix datagram transport is not here',
  );
}
