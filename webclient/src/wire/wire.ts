import type { Channel as ChannelName } from '@foyer/contracts/schema';
import { Manager } from 'socket.io-client';

import { currentLanguage } from '../i18n/language.js';
import { Channel } from './channel.js';

/**
 * The user of the connection, and a callback for the time when the server no longer accepts them.
 */
export interface WireOptions {
  readonly token: () => string | null | Promise<string | null>;
  readonly tabId?: string;
  /**
   * The topic of the connection; if several nodes serve, all clients with the same topic reach the
   * same node.
   */
  readonly meet: string;
  readonly onRejected: (code: string) => void;
}

/**
 * All channels of one person over one connection; a channel is opened when it is first asked for.
 */
export interface Wire {
  channel(name: ChannelName): Channel;
  /**
   * The same person's channels over another connection, which is about something else. It ends with
   * this one.
   */
  apart(meet: string): Wire;
  /** Tries again, after the token was renewed, where it was refused. */
  reconnect(): void;
  /**
   * Drops the connection and comes back with the present token, as after a moment without network.
   */
  comeBackLater(): void;
  close(): void;
}

/** Connects to the server that has served this page. */
export function openWire(options: WireOptions): Wire {
  const { token, tabId, meet, onRejected } = options;
  const manager = new Manager({
    query: { meet },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
  });
  const channels = new Map<ChannelName, Channel>();
  const others = new Set<Wire>();
  const auth = (give: (data: object) => void) => {
    void Promise.resolve(token())
      .catch(() => null)
      .then((current) => {
        give({ token: current, language: currentLanguage(), ...(tabId ? { tabId } : {}) });
      });
  };
  const channelOf = (name: ChannelName): Channel => {
    const present = channels.get(name);
    if (present) return present;
    const channel = new Channel(manager.socket(`/${name}`, { auth }), onRejected, channelOf);
    channels.set(name, channel);
    return channel;
  };
  return {
    channel: channelOf,
    apart: (about) => {
      const other = openWire({ ...options, meet: about });
      others.add(other);
      return {
        ...other,
        close: () => {
          others.delete(other);
          other.close();
        },
      };
    },
    reconnect: () => {
      for (const other of others) other.reconnect();
      for (const channel of channels.values()) {
        if (channel.state.get() === 'refused') channel.reconnect();
      }
    },
    comeBackLater: () => {
      for (const other of others) other.comeBackLater();
      manager.engine.close();
    },
    close: () => {
      for (const other of others) other.close();
      others.clear();
      for (const channel of channels.values()) channel.close();
      channels.clear();
    },
  };
}
