import { tmpdir } from 'node:os';
import { Role } from '@foyer/contracts/identity';
import type { MessageDefinition, RouteDefinition } from '@foyer/contracts/schema';
import { allProjections } from '@foyer/projections';
import { io, type Socket } from 'socket.io-client';

import { AppModule } from '../program/app.module.js';
import { HandlersAreGuarded } from '#platform/http';
import { Listeners } from '#platform/realtime';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { mediaSettingsOf } from '../program/settings.js';

/** All roles that the product knows. */
export const ROLES: readonly Role[] = Role.options;

/** Every context on a platform in memory, with tokens that tests make up. */
export interface WholeProgram extends TestApp {
  /** The routes of its controllers. */
  readonly routes: readonly RouteDefinition[];
  /** The messages that its gateways listen to. */
  readonly messages: readonly MessageDefinition[];
  /** Opens a connection for an actor with a role; undefined if the handshake is refused. */
  connect(channel: string, role: Role): Promise<Socket | undefined>;
}

/**
 * Boots the program as it is, with nothing but the machine's side replaced.
 * @param parts what outlives it
 */
export async function bootProgram(parts: TestAppOptions = {}): Promise<TestApp> {
  const environment = { JANUS: 'off' };
  const media = { settings: mediaSettingsOf(environment), dataFolder: tmpdir() };
  return bootTestApp({
    ...parts,
    program: (core) => AppModule.on(core, media),
    projections: allProjections,
    environment,
  });
}

/** Boots the program, and opens connections for people of every role. */
export async function bootWholeProgram(parts: TestAppOptions = {}): Promise<WholeProgram> {
  const one = await bootProgram(parts);
  const sockets = new Map<string, Promise<Socket | undefined>>();
  const open = (channel: string, role: Role): Promise<Socket | undefined> => {
    const token = one.headersOf(role).authorization?.slice('Bearer '.length);
    const socket = io(`${one.url}/${channel}`, {
      auth: token === undefined ? {} : { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', () => resolve(undefined));
    });
  };
  return {
    ...one,
    routes: one.app.get(HandlersAreGuarded).routes,
    messages: one.app.get(Listeners).messages,
    connect(channel, role) {
      const key = `${channel} ${role}`;
      const known = sockets.get(key) ?? open(channel, role);
      sockets.set(key, known);
      return known;
    },
    async close() {
      for (const socket of await Promise.all(sockets.values())) socket?.disconnect();
      await one.close();
    },
  };
}
