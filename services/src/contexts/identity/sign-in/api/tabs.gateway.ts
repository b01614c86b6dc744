import { identityMessages } from '@foyer/contracts/identity';

import { Rejected, type Actor } from '#platform/cqrs';
import {
  Gateway,
  Listens,
  Realtime,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { PrimaryTabs } from '../commands.js';

/** Decides which tab of a person rings, and tells all of them. */
@Gateway('main')
export class TabsGateway implements GatewayHooks {
  constructor(
    private readonly tabs: PrimaryTabs,
    private readonly realtime: Realtime,
  ) {}

  onConnect(connection: Connection): void {
    const { actor, tabId } = connection;
    if (tabId === undefined) return;
    const before = this.tabs.primaryOf(actor.id);
    const primaryTabId = this.tabs.opened(actor.id, connection, tabId) ?? tabId;
    this.#notifyChange(actor, before, primaryTabId);
    // A later tab learns of the ringing tab automatically; one that returns is that tab again.
    if (before !== null) connection.push(identityMessages.setPrimaryTab, { primaryTabId });
  }

  onDisconnect(connection: Connection): void {
    const { actor } = connection;
    const before = this.tabs.primaryOf(actor.id);
    this.#notifyChange(actor, before, this.tabs.left(actor.id, connection));
  }

  @Listens(identityMessages.setPrimaryTab)
  async setPrimaryTab({
    payload,
    actor,
    socket,
  }: MessageInput<typeof identityMessages.setPrimaryTab>) {
    const { tabId, claim } = payload;
    // A page speaks for its own tab only.
    if (socket.tabId !== undefined && socket.tabId !== tabId) throw new Rejected('INVALID_INPUT');
    const before = this.tabs.primaryOf(actor.id);
    this.tabs.opened(actor.id, socket, tabId);
    if (claim) this.tabs.claimed(actor.id, tabId);
    const primaryTabId = this.tabs.primaryOf(actor.id) ?? tabId;
    this.#notifyChange(actor, before, primaryTabId);
    return { primaryTabId };
  }

  #notifyChange(actor: Actor, before: string | null, primaryTabId: string | null): void {
    if (primaryTabId === null || primaryTabId === before) return;
    const room = actor.type === 'member' ? `member:${actor.id}` : `visit:${actor.id}`;
    this.realtime.push(identityMessages.setPrimaryTab, room, { primaryTabId });
  }
}
