import { createServer } from 'node:net';

import type { AgentSettings } from '../settings/agent-settings.js';
import { fine, missing, type Check } from './check.js';

/** Checks that the ports for the kiosk's own page are free and may be used. */
export const checkLocalPorts = ({ localSockets, paymentTerminal }: AgentSettings): Check => ({
  name: 'local ports',
  run: async () => {
    const { monitoringPort, terminalPort } = localSockets;
    const ports = paymentTerminal === undefined ? [monitoringPort] : [monitoringPort, terminalPort];
    for (const port of ports) {
      const code = await tryToListen(port);
      if (code === 'EACCES') {
        return missing(
          `port ${port} may not be used`,
          'The installed service may use it; elsewhere set localSockets.terminalPort to one above 1023.',
        );
      }
      if (code !== undefined) {
        return missing(
          `port ${port} is taken (${code})`,
          'Stop the other program, perhaps the agent itself.',
        );
      }
    }
    return fine(`${ports.join(' and ')} can be used`);
  },
});

function tryToListen(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
