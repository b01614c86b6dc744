import { Gateway, type Connection, type GatewayHooks } from '#platform/realtime';

/** The room of all connected pages: they see the settings of the deployment. */
export const ROOM = 'app-settings';

/** Lets every connected page receive the settings. */
@Gateway('application')
export class AppSettingGateway implements GatewayHooks {
  onConnect(connection: Connection): void {
    connection.join(ROOM);
  }
}
