import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { AuthenticationModule } from '../authentication/index.js';
import { Dispatcher } from './dispatcher.js';
import { Handshake } from './handshake.js';
import { Listeners } from './listeners.js';
import { Realtime } from './realtime.js';
import { SocketHub } from './socket-hub.js';
import { SocketRealtime } from './socket-realtime.js';
import { SocketServer } from './socket-server.js';
import { SocketSession } from './socket-session.js';

/** Puts socket.io on the server's port and takes messages to the gateways of the program. */
@Module({
  imports: [DiscoveryModule, AuthenticationModule],
  providers: [
    Dispatcher,
    Handshake,
    Listeners,
    SocketHub,
    SocketServer,
    SocketSession,
    { provide: Realtime, useClass: SocketRealtime },
  ],
  exports: [Realtime, Listeners, SocketHub],
})
export class RealtimeModule {}
