import { ZodError } from 'zod';

import { mediaSettings, readMediaSettings } from '../contexts/calls/index.js';
import { documentSettings } from '../contexts/documents/index.js';
import { sourceSettings } from '../contexts/identity/index.js';
import { paymentSettings } from '../contexts/payments/index.js';
import { licenseSettings } from '../contexts/settings/index.js';
import { smartMeetSettings } from '../contexts/smart-meet/index.js';
import { platformSettings, UnusableSetting } from '../platform/config/index.js';
import { fileSettings } from '../platform/stores/files/index.js';
import { mailSettings } from '../platform/operations/mail/index.js';
import { textSettings } from '../platform/operations/text-messages/index.js';
import { nodeSettings } from '../platform/cluster/nodes/index.js';
import { addressSettings, overloadSettings } from '../platform/http/admission/index.js';
import { publisherSettings } from '../platform/eventing/publisher/index.js';
import type { Environment } from '../platform/index.js';
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
  ...mailSettings,
  ...textSettings,
  ...mediaSettings,
  ...demonstrationSettings,
  ...paymentSettings,
  ...documentSettings,
  ...smartMeetSettings,
  ...licenseSettings,
  ...sourceSettings,
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
