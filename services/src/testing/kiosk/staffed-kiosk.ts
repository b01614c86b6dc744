import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient, tokenOf, makeMessenger, type Client } from '@foyer/contracts/client';
import { auditRoutes } from '@foyer/contracts/audit';
import { deviceClientRoutes, deviceRoutes } from '@foyer/contracts/devices';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { paymentRoutes, type Transaction } from '@foyer/contracts/payments';
import { portalRoutes } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';
import { visitMessages, visitRoutes } from '@foyer/contracts/visits';
import getPort from 'get-port';
import { io, type Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';
import { KioskTerminal } from './kiosk-terminal.js';
import { SpawnedProgram } from './spawned-program.js';

const PASSWORD = 'Kiosk-Journey-2026!';
const FIRST_PASSWORD = 'Handed-Over-2026!';

/**
 * A server, a kiosk with its agent and terminal, and a visitor of it in a call with staff: all real
 * processes.
 */
export class StaffedKiosk {
  readonly deviceId = newId();
  readonly #sockets: Socket[] = [];
  readonly #spoken: string[] = [];
  callId = '';
  agent!: SpawnedProgram;
  /** Of the administrator. */
  admin!: Client;
  /** Of the one who is in the call. */
  member!: Client;
  memberToken = '';
  #settings: Readonly<Record<string, string>> = {};

  private constructor(
    readonly folder: string,
    readonly server: SpawnedServer,
    readonly terminal: KioskTerminal,
  ) {}

  /** @param settings The server's, beside those that every test has. */
  static async open(
    protocol: 'opi' | 'zvt',
    settings: Readonly<Record<string, string>> = {},
    language: 'de' | 'en' = 'de',
  ): Promise<StaffedKiosk> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-kiosk-'));
    const terminal = await KioskTerminal.start(protocol, language);
    const data = { FOYER_DATA: join(folder, 'server'), LOG_LEVEL: 'debug', JANUS: 'off' };
    const server = await spawnServer({ ...data, ...settings });
    const kiosk = new StaffedKiosk(folder, server, terminal);
    const portalId = await kiosk.#staff();
    const key = await kiosk.#device(portalId);
    // As a kiosk's page does before its agent is set up: the agent's sign-in is the last and
    // counts.
    const visitToken = await kiosk.#visit(portalId, key);
    await kiosk.#answer(portalId, visitToken);
    const { send, pos, control } = terminal.ports;
    kiosk.#settings = {
      FOYER_AGENT_SERVER: server.origin,
      FOYER_AGENT_DEVICE_KEY: key,
      FOYER_AGENT_FOLDER: join(folder, 'agent'),
      FOYER_AGENT_BROWSER: 'false',
      FOYER_AGENT_LOG_LEVEL: 'debug',
      FOYER_AGENT_MONITORING_PORT: String(await getPort()),
      FOYER_AGENT_TERMINAL_PORT: String(await getPort()),
      FOYER_AGENT_TERMINAL_PROTOCOL: protocol,
      FOYER_AGENT_TERMINAL_IP: '127.0.0.1',
      FOYER_AGENT_TERMINAL_SEND_PORT: String(send),
      FOYER_AGENT_TERMINAL_RECEIVE_PORT: String(control),
      FOYER_AGENT_TERMINAL_MY_PORT: String(pos),
    };
    await kiosk.startAgent();
    return kiosk;
  }

  /** Resolves once its terminal is ready to take payments. */
  async startAgent(): Promise<void> {
    this.agent = new SpawnedProgram('bin/foyer-device-agent.mjs', [], this.#settings);
    const isReady = async () => {
      const { docs } = await this.member.call(paymentRoutes.listPaymentTerminals, {});
      return docs.some(({ deviceId, connectionEstablished }) => {
        return deviceId === this.deviceId && connectionEstablished;
      });
    };
    await eventually('the terminal is ready', isReady).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${this.agent.output}`);
    });
  }

  async killAgent(): Promise<void> {
    await this.agent.end('SIGKILL');
    this.#spoken.push(this.agent.output);
  }

  /** A page's socket, as the one who holds a token. */
  async connect(channel: string, token: string): Promise<Socket> {
    const socket = io(`${this.server.origin}/${channel}`, {
      auth: { token, tabId: newId(), language: 'en' },
      forceNew: true,
      transports: ['websocket'],
    });
    this.#sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  transaction(id: string): Promise<Transaction> {
    return this.member.call(paymentRoutes.getTransaction, { params: { id } });
  }

  /** The receipt of a payment, as the member gets it. */
  receipt(id: string, language: 'de' | 'en'): Promise<Response> {
    const headers = { authorization: `Bearer ${this.memberToken}`, 'accept-language': language };
    const path = fullPath({ path: `/transaction/${id}/paymentReceipt` });
    return fetch(`${this.server.origin}${path}`, { headers });
  }

  /** The event log as an auditor reads it, with what is encrypted in it. */
  async recorded(): Promise<string> {
    const pages: string[] = [];
    let before: string | undefined;
    do {
      const query = { limit: 200, ...(before !== undefined && { before }) };
      const { next, ...page } = await this.admin.call(auditRoutes.searchEvents, { query });
      pages.push(JSON.stringify(page));
      before = next ?? undefined;
    } while (before !== undefined);
    return pages.join('\n');
  }

  /**
   * The output of the programs, and the files that they wrote: databases separately, whose pages
   * split ids and texts.
   */
  async traces(): Promise<{ readonly texts: string; readonly databases: string }> {
    const texts = [this.server.output(), ...this.#spoken, this.agent.output];
    const databases: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      // The pages of builds are programs: nothing that was paid is in them.
      const isProgram = `${entry.parentPath}/`.includes('/pages/');
      if (!entry.isFile() || isProgram) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
      (entry.name.includes('.db') ? databases : texts).push(text);
    }
    return { texts: texts.join('\n'), databases: databases.join('\n') };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.agent.end();
    await this.terminal.program.end();
    await this.server.end();
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  /** Members and their portal. @returns The portal's id. */
  async #staff(): Promise<string> {
    const { origin } = this.server;
    const said = () => /first-sign-in#token=([\w-]+)/.exec(this.server.output())?.[1];
    await eventually('it says how to sign in', () => said() !== undefined);
    const anyone = makeClient({ origin });
    const body = { token: said() ?? '', password: PASSWORD };
    const { token } = await anyone.call(identityRoutes.redeemSignInLink, { body });
    this.admin = makeClient({ origin, token: () => token });
    const memberId = newId();
    await this.admin.call(identityRoutes.adminMembers.create, {
      body: {
        id: memberId,
        firstName: 'Kim',
        lastName: 'Lee',
        userName: 'kim.lee',
        email: 'kim.lee@example.org',
        role: 'member',
        password: FIRST_PASSWORD,
      },
    });
    const signedIn = await anyone.call(identityRoutes.login, {
      body: { username: 'kim.lee', password: FIRST_PASSWORD },
    });
    await anyone.call(accountRoutes.changePassword, {
      body: { oldPassword: FIRST_PASSWORD, newPassword: PASSWORD },
      token: tokenOf(signedIn),
    });
    this.memberToken = tokenOf(signedIn);
    this.member = makeClient({ origin, token: () => this.memberToken });
    const id = newId();
    await this.admin.call(portalRoutes.adminPortals.create, {
      body: { id, name: 'Counter', timeZone: 'UTC', memberIds: [memberId], deactivated: false },
    });
    return id;
  }

  /** @returns Its key. */
  async #device(queueId: string): Promise<string> {
    const _id = this.deviceId;
    const { send, pos, control } = this.terminal.ports;
    const made = await this.admin.call(deviceRoutes.createDevice, {
      body: { _id, name: 'Kiosk 1', queueId },
    });
    await this.admin.call(deviceRoutes.activatePaymentTerminal, {
      body: { _id, paymentTerminalActivate: true },
    });
    const ports = { port_send: send, port_receive: control, my_port: pos };
    await this.admin.call(deviceRoutes.updatePaymentTerminalConfiguration, {
      body: { _id, configuration: { ip: '127.0.0.1', ...ports, reconciliationTime: null } },
    });
    return made.key ?? '';
  }

  async #visit(queueId: string, key: string): Promise<string> {
    const { origin } = this.server;
    const { token: deviceToken } = await makeClient({ origin }).call(
      deviceClientRoutes.verifyDevice,
      { body: { key } },
    );
    const page = makeClient({ origin, token: () => deviceToken });
    this.callId = newId();
    const clientSecret = randomBytes(32).toString('base64url');
    const { token } = await page.call(visitRoutes.openVisit, {
      body: { _id: this.callId, clientSecret, queueId, visitorName: 'Sam Visitor' },
    });
    return token;
  }

  async #answer(queueId: string, visitToken: string): Promise<void> {
    const desk = makeMessenger(await this.connect('application', this.memberToken));
    await desk.emit(visitMessages.setAvailability, { availability: 'manual' });
    const page = makeMessenger(await this.connect('application', visitToken));
    const clientId = this.callId;
    await page.emit(visitMessages.updateClientStatus, { clientId, status: 'IN_WAITING' });
    const taken = await desk.emit(visitMessages.connectClient, { queueId, clientId });
    this.callId = taken.callDetailId;
  }
}
