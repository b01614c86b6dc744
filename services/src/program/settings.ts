import { ZodError } from 'zod';

import { mediaSettings, readMediaSettings } from '#contexts/calls';
import { documentSettings } from '#contexts/documents';
import { sourceSettings } from '#contexts/identity';
import { webhookSettings } from '#contexts/integrations';
import { paymentSettings } from '#contexts/payments';
import { licenseSettings } from '#contexts/settings';
import { smartMeetSettings } from '#contexts/smart-meet';
import { webPushSettings } from '#contexts/web-push';
import { platformSettings, UnusableSetting } from '#platform/config';
import { fileSettings } from '#platform/stores/files';
import { backupSettings } from '#platform/operations/backup';
import { mailSettings } from '#platform/operations/mail';
import { textSettings } from '#platform/operations/text-messages';
import { nodeSettings } from '#platform/cluster/nodes';
import { addressSettings, overloadSettings } from '#platform/http/admission';
import { publisherSettings } from '#platform/eventing/publisher';
import type { Environment } from '#platform';
import { demonstrationSettings } from './first-run/demonstration-settings.js';
import { roleSettings } from './roles.js';

/** All settings of the program, in the order in which they are shown. */
export const settings = {
  ...platformSettings,
  ...overloadSettings,
  ...addressSettings,
  ...roleSettings,
  ...nodeSettings,
  ...publisherSettings,
  ...fileSettings,
  ...backupSettings,
  ...mailSettings,
  ...textSettings,
  ...mediaSettings,
  ...demonstrationSettings,
  ...paymentSettings,
  ...documentSettings,
  ...smartMeetSettings,
  ...licenseSettings,
  ...sourceSettings,
  ...webhookSettings,
  ...webPushSettings,
} as const;

/**
 * Settings of sound and picture; some of them only make sense together.
 * @throws UnusableSetting naming the first one that cannot be used.
 */
export function mediaSettingsOf(environment: Environment) {
  try {
    return readMediaSettings(environment);
  } catch (error) {
    const issue = error instanceof ZodError ? error.issues[0] : undefined;
    if (issue === undefined) throw error;
    throw new UnusableSetting(String(issue.path[0] ?? ''), undefined, issue.message);
  }
}
