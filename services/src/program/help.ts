import { settingsTable } from '#platform/config';
import { settings } from './settings.js';

/** The text of `--help`. */
export const HELP = `Foyer, a video reception.

  npm start              makes everything ready and runs the server
  npm start -- --help    says this
  npm start -- --demo-device    also runs a kiosk to try at the first portal, with an emulated payment terminal
  npm start -- --roles <roles>  does only a part of the work; see ROLES
  npx foyer --help       tools for operators and auditors

Settings are environment variables; in brackets what holds where nothing is set.

${settingsTable(settings)}
`;
