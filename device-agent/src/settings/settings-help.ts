import { environmentSettings } from './environment.js';

const WIDTH = 36;

/** What can be set, for the help of the program. */
export function settingsHelp(): string {
  const lines = Object.entries(environmentSettings).map(
    ([name, path]) => `  ${name.padEnd(WIDTH)}${path.join('.')}`,
  );
  return [
    'Settings of the file, and the environment variables that take precedence:',
    ...lines,
    '',
  ].join('\n');
}
