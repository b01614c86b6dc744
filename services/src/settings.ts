import { ZodError } from 'zod';

import { mediaSettings, readMediaSettings } from './calls/index.js';
import { platformSettings, UnusableSetting } from './platform/config/index.js';
import { fileSettings } from './platform/files/index.js';
import { mailSettings } from './platform/mail/index.js';
import { nodeSettings } from './platform/nodes/index.js';
import { overloadSettings } from './platform/overload/index.js';
import { relaySettings } from './platform/relay/index.js';
import { roleSettings } from './roles.js';
import type { Environment } from './platform/index.js';

/** All that the program can be told, in the order in which it is shown. */
export const settings = {
  ...platformSettings,
  ...overloadSettings,
  ...roleSettings,
  ...nodeSettings,
  ...relaySettings,
  ...fileSettings,
  ...mailSettings,
  ...mediaSettings,
} as const;

/**
 * Settings of sound and picture, some of which only make sense together.
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
