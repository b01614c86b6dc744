import { makeClient, tokenOf, makeMessenger } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitMessages, visitRoutes } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';
import { choosePassword, FIRST_PASSWORD } from '../../clients/choose-password.js';
import { connectApplication } from '../../clients/application-socket.js';
import { newSecret } from '../../clients/secret.js';
import type { Served } from '../first-frame/served.js';
import { CallPage } from './page.js';

const PASSWORD = 'Bench-Mark-2026!';

/** A portal where as many agents work as there are calls, each with a visitor. */
export class Office {
  readonly #sockets: Socket[] = [];
  readonly pages: CallPage[] = [];

  private constructor(
    private readonly origin: string,
    private readonly portalId: string,
    private readonly agents: readonly { readonly id: string; readonly userName: string }[],
  ) {}

  static async open({ origin, signInToken }: Served, calls: number): Promise<Office> {
    const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, {
      body: { token: signInToken, password: PASSWORD },
    });
    const client = makeClient({ origin, token: () => token });
    const agents = Array.from({ length: calls }, (_, n) => ({
      id: newId(),
      userName: `agent.${n}`,
    }));
    for (const { id, userName } of agents) {
      const name = { firstName: 'Agent', lastName: userName, email: `${userName}@example.org` };
      const body = { id, userName, ...name, role: 'member' as const, password: FIRST_PASSWORD };
      await client.call(identityRoutes.adminMembers.create, { body });
      await choosePassword(origin, userName, PASSWORD);
    }
    const id = newId();
    const memberIds = agents.map((agent) => agent.id);
    const body = { id, name: 'Bench', timeZone: 'UTC', memberIds, deactivated: false };
    await client.call(portalRoutes.adminPortals.create, { body });
    return new Office(origin, id, agents);
  }

  /** Every agent takes a visitor, and the two talk from then on. */
  async beginCalls(): Promise<void> {
    for (const agent of this.agents) await this.#beginCall(agent);
  }

  close(): void {
    for (const page of this.pages) page.close();
    for (const socket of this.#sockets) socket.disconnect();
  }

  async #beginCall({ id: agentId, userName }: { id: string; userName: string }): Promise<void> {
    const { origin, portalId: queueId } = this;
    const anonymous = makeClient({ origin });
    const signedIn = await anonymous.call(identityRoutes.login, {
      body: { username: userName, password: PASSWORD },
    });
    const agentToken = tokenOf(signedIn);
    const desk = await this.#connect(agentToken);
    await desk.emit(visitMessages.setAvailability, { availability: 'manual' });
    const clientId = newId();
    const { token } = await anonymous.call(visitRoutes.openVisit, {
      body: { _id: clientId, clientSecret: newSecret(), queueId },
    });
    const visitor = await this.#connect(token);
    await visitor.emit(visitMessages.updateClientStatus, { clientId, status: 'IN_WAITING' });
    const { callDetailId } = await desk.emit(visitMessages.connectClient, { queueId, clientId });
    const two = [
      new CallPage(origin, agentToken, callDetailId, agentId),
      new CallPage(origin, token, callDetailId, clientId),
    ];
    this.pages.push(...two);
    for (const page of two) await page.enter();
  }

  async #connect(token: string) {
    const socket = await connectApplication(this.origin, token);
    this.#sockets.push(socket);
    return makeMessenger(socket);
  }
}
