import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { FilesModule } from '#platform/stores/files';
import { IdentityModule } from '#contexts/identity';
import { PortalsModule } from '#contexts/portals';
import { AdminDevicesController } from './api/admin-devices.js';
import { AdminNewDeviceController } from './api/admin-new-device.controller.js';
import { DeviceActionsController } from './api/device-actions.controller.js';
import { DeviceAgentGateway } from './api/device-agent.gateway.js';
import { DeviceBulkController } from './api/device-bulk.controller.js';
import { DeviceClientController } from './api/device-client.controller.js';
import { DeviceConferenceGateway } from './api/device-conference.gateway.js';
import { DevicePicturesController } from './api/device-pictures.controller.js';
import { DeviceTriggerGateway } from './api/device-trigger.gateway.js';
import { DevicesController } from './api/devices.controller.js';
import { KioskGateway } from './api/kiosk.gateway.js';
import { DevicePresence } from './domain/device-presence.service.js';
import * as commands from './commands.js';
import { DeviceKeys } from './adapters/device-keys.js';
import * as queries from './queries.js';
import { CloseWhatADeviceOpenedWhenItIsSignedOut } from './reactions/close-what-a-device-opened-when-it-is-signed-out.js';
import { HandActionsToTheirDevice } from './reactions/hand-actions-to-their-device.js';
import { NoteWhenADeviceComesAndGoes } from './reactions/note-when-a-device-comes-and-goes.js';
import { ShowDevicesAsTheirHoursTurn } from './reactions/show-devices-as-their-hours-turn.js';
import { ShowDevicesAsTheyChange } from './reactions/show-devices-as-they-change.js';
import { ShowDevicesAsTheyReport } from './reactions/show-devices-as-they-report.js';

/**
 * Sets kiosks up, signs them in, shows their condition, and lets administrators act on them
 * remotely.
 */
@Module({
  imports: [CqrsModule, FilesModule, IdentityModule, PortalsModule, ReactionsModule],
  controllers: [
    AdminDevicesController,
    AdminNewDeviceController,
    DeviceActionsController,
    DeviceBulkController,
    DeviceClientController,
    DevicePicturesController,
    DevicesController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([
      CloseWhatADeviceOpenedWhenItIsSignedOut,
      HandActionsToTheirDevice,
      NoteWhenADeviceComesAndGoes,
      ShowDevicesAsTheirHoursTurn,
    ]),
    commands.DeviceActions,
    DeviceAgentGateway,
    DevicePresence,
    DeviceConferenceGateway,
    queries.DeviceTelemetry,
    DeviceTriggerGateway,
    KioskGateway,
    ShowDevicesAsTheyChange,
    ShowDevicesAsTheyReport,
    DeviceKeys,
  ],
})
export class DevicesModule {}
