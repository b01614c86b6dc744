import { randomUUID } from 'node:crypto';
import {
  Server,
  ServerCredentials,
  type Metadata,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import type { KurrentStore } from '../store/kurrent-store.js';
import { appendCall } from './append-call.js';
import { appendSessionCall } from './append-session-call.js';
import { BatchAppendCall } from './batch-append-call.js';
import { clusterOf, supportedMethods, type ClusterMember } from './self-description.js';
import {
  featuresGrpc,
  gossipGrpc,
  streams2Grpc,
  streamsGrpc,
  type features,
  type gossip,
  type streams,
  type streams2,
} from './protocol.js';
import { readCall } from './read-call.js';
import {
  accessDenied,
  notLeader,
  notLeaderOfSession,
  unauthenticated,
  type CallStatus,
} from './call-status.js';

export interface TestDoubleOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Bytes of all events of one append by the call for one stream; 1 MiB by default. */
  readonly maxAppendSize?: number | undefined;
  /** Bytes of all events of one append by the call for several streams; 256 MiB by default. */
  readonly maxSessionSize?: number | undefined;
  /** True if it appends to several streams at once, as KurrentDB does since 25.1. */
  readonly hasSessions: boolean;
  /** The acts that it denies to all users; without it, everyone may do everything. */
  readonly denies?: Denied | undefined;
  /** All nodes of its cluster as they are now; without it, it is a cluster of one. */
  readonly cluster?: (() => readonly ClusterMember[]) | undefined;
}

/** To write, to read everything, or to do anything, as it knows no one. */
export const DENIED = ['appending', 'reading', 'everything'] as const;
export type Denied = (typeof DENIED)[number];

const MIB = 1024 * 1024;

/** The default limits of the real server. */
const LIMITS = {
  'grpc.max_concurrent_streams': 100,
  'grpc.max_receive_message_length': 16 * MIB,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 10_000,
};

/** Serves a store to official clients. */
export class TestDoubleServer {
  readonly #server = new Server(LIMITS);
  readonly id = randomUUID();
  #port = 0;

  constructor(
    private readonly store: KurrentStore,
    private readonly options: TestDoubleOptions,
  ) {
    this.#serveStreams();
    this.#serveSelfDescription();
  }

  /** Resolves with the port once it listens. */
  async listen(): Promise<number> {
    const { host, port } = this.options;
    this.#port = await new Promise<number>((resolve, reject) => {
      const credentials = ServerCredentials.createInsecure();
      this.#server.bindAsync(`${host}:${port}`, credentials, (error, bound) => {
        if (error) reject(error);
        else resolve(bound);
      });
    });
    return this.#port;
  }

  /** Ends all calls and connections at once. */
  close(): void {
    this.#server.forceShutdown();
  }

  #serveStreams(): void {
    const store = this.store;
    const { maxAppendSize = MIB, maxSessionSize = 256 * MIB, hasSessions } = this.options;
    this.#server.addService(streamsGrpc.StreamsService, {
      read: (call: ServerWritableStream<streams.ReadReq, streams.ReadResp>) => {
        const failure = this.#statusOf('reading', call.metadata);
        if (failure) call.emit('error', failure);
        else readCall(store, call).catch((error: unknown) => call.emit('error', error));
      },
      append: (
        call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
        answer: sendUnaryData<streams.AppendResp>,
      ) => {
        const failure = this.#statusOf('appending', call.metadata);
        if (failure) answer(failure);
        else appendCall(store, maxAppendSize, call, answer);
      },
      batchAppend: (call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>) =>
        new BatchAppendCall(store, maxAppendSize).serve(call),
    });
    if (!hasSessions) return;
    this.#server.addService(streams2Grpc.StreamsServiceService, {
      appendSession: (
        call: ServerReadableStream<streams2.AppendRequest, streams2.AppendSessionResponse>,
        answer: sendUnaryData<streams2.AppendSessionResponse>,
      ) => {
        const failure = this.#denial('appending', false) ?? this.#unlessLeading(notLeaderOfSession);
        if (failure) answer(failure);
        else appendSessionCall(store, maxSessionSize, call, answer);
      },
    });
  }

  #serveSelfDescription(): void {
    this.#server.addService(featuresGrpc.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<features.SupportedMethods>) =>
        answer(null, supportedMethods(this.options.hasSessions)),
    });
    this.#server.addService(gossipGrpc.GossipService, {
      read: (_: unknown, answer: sendUnaryData<gossip.ClusterInfo>) =>
        answer(null, clusterOf(this.options.cluster?.() ?? [this.#alone()])),
    });
  }

  #statusOf(what: Denied, metadata: Metadata): CallStatus | undefined {
    const isForLeader = metadata.get('requires-leader')[0] === 'true';
    return this.#denial(what) ?? (isForLeader ? this.#unlessLeading(notLeader) : undefined);
  }

  /**
   * @param isNamed the call for several streams has the status alone, the others name the fault
   * beside it.
   */
  #denial(what: Denied, isNamed = true): CallStatus | undefined {
    const { denies } = this.options;
    if (denies === 'everything') return unauthenticated();
    return denies === what ? accessDenied(isNamed) : undefined;
  }

  #unlessLeading(
    refuse: (leader: ClusterMember | undefined) => CallStatus,
  ): CallStatus | undefined {
    const leader = this.options.cluster?.().find(({ isLeader }) => isLeader);
    return !this.options.cluster || leader?.id === this.id ? undefined : refuse(leader);
  }

  #alone(): ClusterMember {
    const { host } = this.options;
    return { id: this.id, host, port: this.#port, isAlive: true, isLeader: true };
  }
}
