import { join } from 'node:path';
import { writeAgentFragment } from '@foyer/contracts/local';

import { startChromium } from '../browser/chromium.js';
import { findBrowser } from '../browser/find-browser.js';
import { KioskBrowser } from '../browser/kiosk-browser.js';
import { PageWatch } from '../browser/page-watch.js';
import type { Clock } from '../clock/clock.js';
import { makeFolder } from '../disk/make-folder.js';
import { HealthMonitor } from '../health/health-monitor.js';
import { collectMachineFacts } from '../health/machine-facts.js';
import { MonitoringChannel } from '../local/monitoring-channel.js';
import { removePageAddress, writePageAddress } from '../local/page-address-file.js';
import { makePageSecret } from '../local/page-secret.js';
import { TerminalChannel } from '../local/terminal-channel.js';
import { Microcontroller } from '../serial/microcontroller.js';
import { serialPortAt } from '../serial/serial-line.js';
import { RemoteActions } from '../server/remote-actions.js';
import { reachServer } from '../server/reach-server.js';
import { ServerConnection } from '../server/server-connection.js';
import { DeviceAccess } from '../session/device-access.js';
import { payWhileSignedIn } from '../server/pay-while-signed-in.js';
import { TokenFile } from '../session/token-file.js';
import type { AgentSettings } from '../settings/agent-settings.js';
import { PaymentService } from '../terminal/index.js';
import type { AgentLog } from '../log/agent-log.js';
import { VERSION } from './version.js';

export interface AgentParts {
  readonly settings: AgentSettings;
  readonly log: AgentLog;
  readonly clock: Clock;
  /** A person asked for a restart of the agent. */
  readonly onRestart: () => void;
}

/** An agent that runs. */
export interface RunningAgent {
  close(): Promise<void>;
}

/**
 * Starts everything that the settings name.
 * @throws Error where a port is taken or the folder cannot be written.
 */
export async function runAgent({
  settings,
  log,
  clock,
  onRestart,
}: AgentParts): Promise<RunningAgent> {
  const { server, device, folder, localSockets } = settings;
  await makeFolder(folder);
  const file = new TokenFile(folder);
  const access = new DeviceAccess({
    server,
    deviceId: device.id,
    key: device.key,
    file,
    clock,
    log,
  });
  const watch = new PageWatch(clock.elapsed());
  const secret = makePageSecret();
  const local = { origin: server, secret, clock, log };
  const monitoring = await MonitoringChannel.open({
    ...local,
    port: localSockets.monitoringPort,
    watch,
    access,
  });
  const payments = await PaymentService.start({
    folder: join(folder, 'payments'),
    settings: settings.paymentTerminal,
    log,
  });
  // Without a terminal there is nothing for its port, which not every user may open.
  const terminal =
    payments.configuration() === null
      ? undefined
      : await TerminalChannel.open({
          ...local,
          port: localSockets.terminalPort,
          terminal: payments,
        });
  const fragment = writeAgentFragment({
    agent: secret,
    monitoring: monitoring.port,
    ...(terminal === undefined ? {} : { terminal: terminal.port }),
  });
  if (!settings.browser.enabled) {
    await writePageAddress(folder, `${server}${settings.browser.page}#${fragment}`);
  }
  const browser = settings.browser.enabled
    ? makeBrowser(settings, {
        ...{ watch, clock, log, monitoring, fragment },
        onTrouble: () => health.reportTrouble(),
      })
    : undefined;
  const microcontroller =
    settings.serial &&
    new Microcontroller({
      open: serialPortAt(settings.serial.path, settings.serial.baudRate),
      clock,
      log,
      onMessage: (letters) => monitoring.serialMessage(letters),
    });
  const actions = new RemoteActions({
    browser,
    doesPageAnswer: () => watch.heartbeat !== undefined && !watch.isSilent(clock.elapsed()),
    answer: (answer) => connection.answerAction(answer),
    restart: onRestart,
    log,
  });
  const connection: ServerConnection = new ServerConnection({
    server,
    access,
    log,
    onAction: (actionId, action) => void actions.perform(actionId, action),
  });
  const stopPayments = payWhileSignedIn(payments, connection, access);
  const health: HealthMonitor = new HealthMonitor({
    clock,
    log,
    intervalMs: settings.healthIntervalS * 1_000,
    facts: () => ({
      page: {
        heartbeat: watch.heartbeat,
        isSilent: watch.isSilent(clock.elapsed()),
        frozen: watch.frozen(clock.elapsed()),
      },
      version: VERSION,
      microControllerConnected: microcontroller?.connected ?? false,
      paymentTerminal: paymentTerminalOf(payments),
      recoveries: browser?.counts ?? { trackRestarts: 0, pageReloads: 0, browserRestarts: 0 },
    }),
    collectMachine: () => collectMachineFacts(folder),
    send: (report) => connection.reportHealth(report),
  });
  log.info('The agent starts', { version: VERSION, server, folder });
  await Promise.all([access.refresh(), microcontroller?.start(), browser?.start(), health.start()]);
  return {
    close: async () => {
      health.stop();
      access.close();
      connection.close();
      await Promise.all([microcontroller?.close(), browser?.close()]);
      stopPayments();
      await removePageAddress(folder);
      await Promise.all([monitoring.close(), terminal?.close(), payments.close()]);
    },
  };
}

/** Reports no state of a terminal that is not configured. */
function paymentTerminalOf(payments: PaymentService) {
  const { connected, status } = payments.state();
  return payments.configuration() === null
    ? { connected: false, status: null }
    : { connected, status };
}

function makeBrowser(
  settings: AgentSettings,
  parts: {
    readonly watch: PageWatch;
    readonly clock: Clock;
    readonly log: AgentLog;
    readonly monitoring: MonitoringChannel;
    readonly fragment: string;
    readonly onTrouble: () => void;
  },
): KioskBrowser {
  const { server, folder, browser } = settings;
  const { watch, clock, log, monitoring, fragment, onTrouble } = parts;
  return new KioskBrowser({
    watch,
    clock,
    log,
    onTrouble,
    restartTrack: ({ source }) => monitoring.restartTrack(source),
    isServerReachable: () => reachServer(server),
    start: async () => {
      const path = await findBrowser(browser.path);
      if (path === undefined) throw new Error('No browser was found; run with --check');
      return startChromium({
        path,
        profile: join(folder, 'browser'),
        url: `${server}${browser.page}#${fragment}`,
        arguments: browser.arguments,
      });
    },
  });
}
