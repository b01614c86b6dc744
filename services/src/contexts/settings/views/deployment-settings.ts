import { Inject, Injectable } from '@nestjs/common';
import { STANDARD_SETTINGS, type PageSettings } from '@foyer/contracts/settings';
import type { ReadStore } from '@foyer/projections';
import type { AppSettingDocument } from '@foyer/projections/settings';

import { Mail } from '#platform/operations/mail';
import { TextMessages } from '#platform/operations/text-messages';
import { READ_STORE } from '#platform/tokens';
import { APP_SETTING_ID, initialAppSetting } from '../domain/app-setting.js';
import { Licenses } from '../adapters/licenses.js';

/** Gives the settings of the deployment to all other code. Also the injection token. */
@Injectable()
export class DeploymentSettings {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly licenses: Licenses,
    private readonly mail: Mail,
    private readonly texts: TextMessages,
  ) {}

  /** As its read model shows it now; the standard until something was set. */
  async current(): Promise<AppSettingDocument> {
    const found = await this.store
      .collection<AppSettingDocument>('appSettings')
      .findOne({ _id: APP_SETTING_ID });
    const { revisions } = initialAppSetting;
    return found ?? { _id: APP_SETTING_ID, ...STANDARD_SETTINGS, revisions, files: [] };
  }

  /** Returns the settings for pages. */
  async forPages(): Promise<PageSettings> {
    const { appearance, modules, sounds, license, language, security, legal } =
      await this.current();
    const { expired } = await this.licenses.read(license.token);
    const { staysHere } = this.mail;
    return {
      ...{ appearance, modules, sounds, license: { expired }, legal, sendsMail: !staysHere },
      sendsTexts: this.texts.isSetUp,
      ...language,
      ...security,
    };
  }
}
