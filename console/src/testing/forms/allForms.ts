import { deviceForms } from './entries/deviceForms.js';
import { hoursForms } from './entries/hoursForms.js';
import { memberForms } from './entries/memberForms.js';
import { guestForms } from './entries/peopleForms.js';
import { portalCallForms, portalForms } from './entries/portalForms.js';
import { portalLookForms } from './entries/portalLookForms.js';
import { recordingForms } from './entries/recordingForms.js';
import { sessionForms } from './entries/sessionForms.js';
import { settingForms } from './entries/settingForms.js';
import { sourceForms } from './entries/sourceForms.js';
import type { FormEntry } from './formEntry.js';

const isDirectory = ({ path }: FormEntry) => path.endsWith('=ldap');

/**
 * Forms of the console by the spec that tries them: `<name>.forms.spec.ts`. Slices have theirs in
 * `testing/forms.ts` of their folders.
 */
export const formsOfSpec = {
  portals: portalForms,
  portalCalls: portalCallForms,
  portalLook: portalLookForms,
  hours: hoursForms,
  devices: deviceForms,
  members: memberForms,
  guests: guestForms,
  sessions: sessionForms,
  recordings: recordingForms,
  directory: sourceForms.filter(isDirectory),
  signIn: sourceForms.filter((form) => !isDirectory(form)),
  settings: settingForms,
} satisfies Readonly<Record<string, readonly FormEntry[]>>;

/** All forms of the console: `everyForm.spec` fails for one of a page that is missing here. */
export const allForms: readonly FormEntry[] = Object.values(formsOfSpec).flat();
