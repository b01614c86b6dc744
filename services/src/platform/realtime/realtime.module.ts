import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { AuthenticationModule } from '../http/authentication/index.js';
import { NodesModule } from '../cluster/nodes/index.js';
import { BuildGateway } from './build.gateway.js';
import { ClientLimits } from './client-limits.js';
import { Dispatcher } from './dispatcher.js';
import { Drain } from './drain.js';
import { Handshake } from './handshake.js';
import { Listeners } from './listeners.js';
import { ViewOrder } from './live-views/view-order.js';
import { AffinityPoint } from './affinity-point.js';
import { PresenceNotifier } from './presence-notifier.js';
import { Presence } from './presence.js';
import { Realtime } from './realtime.js';
import { SocketHub } from './socket-hub.js';
import { SocketServer } from './socket-server.js';
import { SocketSession } from './socket-session.js';

/** Puts socket.io on the server's port and takes messages to the gateways of the program. */
@Module({
  imports: [DiscoveryModule, AuthenticationModule, NodesModule],
  providers: [
    BuildGateway,
    ClientLimits,
    Dispatcher,
    Drain,
    Handshake,
    Listeners,
    AffinityPoint,
    Presence,
    PresenceNotifier,
    SocketHub,
    SocketServer,
    SocketSession,
    ViewOrder,
    Realtime,
  ],
  exports: [Realtime, Drain, Listeners, NodesModule, Presence, SocketHub, ViewOrder],
})
export class RealtimeModule {}
