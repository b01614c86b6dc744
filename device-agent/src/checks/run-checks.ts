import type { AgentSettings } from '../settings/agent-settings.js';
import { reachServer } from '../server/reach-server.js';
import { checkBrowser } from './check-browser.js';
import { checkFolder } from './check-folder.js';
import { checkLocalPorts } from './check-local-ports.js';
import { checkPaymentTerminal } from './check-payment-terminal.js';
import { checkSerialPort } from './check-serial-port.js';
import { checkSignIn } from './check-sign-in.js';
import { type CheckResult, fine, missing, type Check } from './check.js';

const checkServer = (server: string): Check => ({
  name: 'server',
  run: async () =>
    (await reachServer(server))
      ? fine(`${server} answers`)
      : missing(`${server} does not answer`, 'Check the address, the network and the certificate.'),
});

const MARKS: Readonly<Record<CheckResult['found'], string>> = {
  fine: 'ok',
  unused: '--',
  missing: 'MISSING',
};

/** Tries everything and says a line of each. @returns Whether nothing that is needed is missing. */
export async function runChecks(
  settings: AgentSettings,
  say: (line: string) => void,
): Promise<boolean> {
  const checks = [
    checkFolder(settings.folder),
    checkServer(settings.server),
    checkSignIn(settings),
    checkBrowser(settings),
    checkSerialPort(settings),
    checkPaymentTerminal(settings),
    checkLocalPorts(settings),
  ];
  let isComplete = true;
  for (const { name, run } of checks) {
    const result = await run();
    isComplete &&= result.found !== 'missing';
    const toDo = result.found === 'missing' ? `. ${result.toDo}` : '';
    say(`${MARKS[result.found].padEnd(8)}${name}: ${result.what}${toDo}`);
  }
  return isComplete;
}
