import { connect } from 'node:net';

import type { AgentSettings } from '../settings/agent-settings.js';
import { fine, missing, unused, type Check } from './check.js';

const WITHIN_MS = 5_000;

/** Checks that the payment terminal accepts a connection. */
export const checkPaymentTerminal = ({ paymentTerminal }: AgentSettings): Check => ({
  name: 'payment terminal',
  run: async () => {
    if (paymentTerminal === undefined) return unused('none is set');
    const { ip, sendPort } = paymentTerminal;
    const reason = await tryToConnect(ip, sendPort);
    return reason === undefined
      ? fine(`${ip}:${sendPort} takes connections`)
      : missing(
          `${ip}:${sendPort} cannot be reached: ${reason}`,
          'Switch the terminal on, check its network, and compare address and port with its menu.',
        );
  },
});

function tryToConnect(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(WITHIN_MS, () => end('it does not answer'));
    socket.once('connect', () => end());
    socket.once('error', (error) => end(error.message));
  });
}
