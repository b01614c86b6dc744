import { identityMessages } from '@foyer/contracts/identity';

import { pageBuild } from '../http/pages/page-build.js';
import type { Connection } from './connection.js';
import { Gateway, type GatewayHooks } from './gateway.js';

/**
 * Names the build of the pages to each that connects: after an upgrade an open page is of another
 * one.
 */
@Gateway('application')
export class BuildGateway implements GatewayHooks {
  onConnect(connection: Connection): void {
    connection.push(identityMessages.serverBuild, { build: pageBuild() });
  }
}
