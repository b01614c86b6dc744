import { Gateway, type Connection, type GatewayHooks } from '../../../platform/realtime/index.js';

/** Everybody who is connected sees what the deployment sets. */
export const ROOM = 'app-settings';

/** Lets every page of somebody who is connected hear of settings. */
@Gateway('application')
export class AppSettingGateway implements GatewayHooks {
  onConnect(connection: Connection): void {
    connection.join(ROOM);
  }
}
