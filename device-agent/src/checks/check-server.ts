import { reachServer } from '../server/reach-server.js';
import { fine, missing, type Check } from './check.js';

/** Whether the server answers. */
export const checkServer = (server: string): Check => ({
  name: 'server',
  run: async () =>
    (await reachServer(server))
      ? fine(`${server} answers`)
      : missing(`${server} does not answer`, 'Check the address, the network and the certificate.'),
});
