import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Socket } from 'socket.io';

import type { Actor } from '../cqrs/commands/index.js';
import { Health } from '../health/index.js';
import { callKey, MemoryNodeStore, NODE_TIMING } from '../cluster/nodes/index.js';
import { LittleNode } from '../cluster/nodes/testing/little-node.js';
import { eventually } from '../testing/eventually.js';
import { Drain } from './drain.js';
import { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

const CALL = '01a20000-0000-7000-8000-00000000000a';
const OTHER_CALL = '01a20000-0000-7000-8000-00000000000b';
const agent: Actor = { type: 'member', id: 'kim', role: 'member', sessionId: 's' };
const visitor: Actor = { type: 'visitor', id: CALL, role: 'guest' };

describe('a node that drains', () => {
  let node: LittleNode;
  let other: LittleNode;
  let hub: SocketHub;
  let dropped: string[];

  beforeEach(async () => {
    const store = new MemoryNodeStore();
    node = await new LittleNode(store, NODE_TIMING).open(1);
    other = await new LittleNode(store, NODE_TIMING).open(2);
    await node.directory.look();
    await eventually('the other is known', () => node.self.hasOthers);
    await node.affinities.keep(callKey(CALL));
    hub = new SocketHub();
    dropped = [];
  });
  afterEach(async () => {
    await node.self.close();
    await other.self.close();
  });

  /** Connects an actor, with the meeting in the address of their client. */
  const connect = (id: string, actor: Actor, meet?: string, rooms: string[] = []): void => {
    const socket = {
      id,
      rooms: new Set(rooms),
      handshake: {
        auth: {},
        headers: {},
        url: `/socket.io/?transport=websocket${meet === undefined ? '' : `&meet=${meet}`}`,
      },
      conn: { close: () => dropped.push(id) },
    } as unknown as Socket;
    hub.add(new SocketConnection('conference', socket, 'token', actor, '192.0.2.1'));
  };
  /** Looks once. */
  const drain = () => new Drain(node.self, node.affinities, hub, new Health()).until(0);

  test('closes clients that are in no call', async () => {
    connect('desk', agent, 'member:01a20000-0000-7000-8000-00000000000c');
    connect('anywhere', agent);
    connect('another call', agent, callKey(OTHER_CALL));
    await drain();
    expect(dropped.sort()).toEqual(['another call', 'anywhere', 'desk']);
  });

  test('keeps clients in a call, and those that have come back to one and not entered it yet', async () => {
    connect('visitor', visitor, callKey(CALL));
    connect('in the call', agent, undefined, [callKey(CALL)]);
    connect('about to enter', agent, callKey(CALL));
    await drain();
    expect(dropped).toEqual([]);
    node.affinities.giveUp(callKey(CALL));
    await drain();
    expect(dropped.sort()).toEqual(['about to enter', 'in the call', 'visitor']);
  });

  test('keeps clients of a call that ends while the other nodes are notified, until they know', async () => {
    connect('visitor', visitor, callKey(CALL));
    connect('anywhere', agent);
    const tell = node.self.drain.bind(node.self);
    node.self.drain = async () => {
      node.affinities.giveUp(callKey(CALL));
      await tell();
    };
    await drain();
    expect(dropped).toEqual(['anywhere']);
  });
});
