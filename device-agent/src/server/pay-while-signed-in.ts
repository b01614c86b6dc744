import type { DeviceAccess } from '../session/device-access.js';
import type { PaymentService } from '../terminal/index.js';
import type { ServerConnection } from './server-connection.js';

/**
 * Carries out what the server asks of the terminal, as the device that is signed in.
 * @returns How to end that.
 */
export function payWhileSignedIn(
  payments: PaymentService,
  connection: ServerConnection,
  access: DeviceAccess,
): () => void {
  let deviceId: string | null = null;
  let end: () => void = () => undefined;
  const unwatch = access.onState((state) => {
    const next = state.kind === 'signed-in' ? state.device._id : null;
    if (next === deviceId) return;
    end();
    deviceId = next;
    end = next === null ? () => undefined : payments.connectToServer(connection.payment, next);
  });
  return () => {
    unwatch();
    end();
  };
}
