import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { MailModule } from '#platform/operations/mail';
import { TextMessagesModule } from '#platform/operations/text-messages';
import { provideLiveViews } from '#platform/realtime';
import { FilesModule } from '#platform/stores/files';
import { AppSettingController } from './api/app-setting.controller.js';
import { AppSettingGateway } from './api/app-setting.gateway.js';
import { CallSettingController } from './api/call-setting.controller.js';
import { PageHead } from './api/page-head.js';
import { PageSettingsController } from './api/page-settings.controller.js';
import { SettingFilesController } from './api/setting-files.controller.js';
import * as commands from './commands.js';
import { DeploymentSettings } from './views/deployment-settings.js';
import { PdfCheck } from './adapters/pdf-check.js';
import { Licenses } from './adapters/licenses.js';
import { liveAppSetting } from './api/live-app-setting.js';
import * as queries from './queries.js';

/** Keeps the settings of the whole deployment, and the first state of each member's calls. */
@Module({
  imports: [CqrsModule, FilesModule, MailModule, ReactionsModule, TextMessagesModule],
  controllers: [
    AppSettingController,
    CallSettingController,
    PageSettingsController,
    SettingFilesController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideLiveViews({ liveAppSetting }),
    AppSettingGateway,
    DeploymentSettings,
    PageHead,
    PdfCheck,
    Licenses,
  ],
  exports: [DeploymentSettings],
})
export class SettingsModule {}
