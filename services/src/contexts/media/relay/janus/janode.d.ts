/**
 * janode carries no types; these are the parts of it that are used here, as its 1.8 sources and
 * Janus' documents have them.
 */
declare module 'janode' {
  import type { EventEmitter } from 'node:events';
  import type { ClientRequest } from 'node:http';

  /** The connection that janode uses, a WebSocket of the package ws. */
  export interface Socket {
    emit(event: string, ...args: unknown[]): boolean;
    /** Ends the connection without a word. */
    terminate(): void;
  }

  export interface Jsep {
    readonly type: 'offer' | 'answer';
    readonly sdp: string;
  }

  export interface Handle extends EventEmitter {
    readonly id: number;
    detach(): Promise<void>;
    /** A request that janode has no method of its own for. */
    message(body: object): Promise<unknown>;
    trickle(candidate: object | object[]): Promise<unknown>;
    trickleComplete(): Promise<unknown>;
  }

  export interface PluginDescriptor<H extends Handle> {
    readonly id: string;
    readonly Handle: new (...args: never[]) => H;
  }

  export interface Session extends EventEmitter {
    readonly id: number;
    attach<H extends Handle>(descriptor: PluginDescriptor<H>): Promise<H>;
    destroy(): Promise<void>;
    sendRequest(request: { janus: string }): Promise<unknown>;
  }

  export interface Connection extends EventEmitter {
    create(keepAliveSeconds?: number): Promise<Session>;
    close(): Promise<void>;
  }

  const Janode: {
    connect(config: {
      address: { url: string; apisecret?: string };
      max_retries?: number;
      retry_time_secs?: number;
      ws_options?: {
        handshakeTimeout?: number;
        /** Sees the socket before anything comes of it, and has to end the request. */
        finishRequest?: (request: ClientRequest, socket: Socket) => void;
      };
    }): Promise<Connection>;
    readonly Logger: { setLevel(level: 'none' | 'error' | 'warning' | 'info'): void };
    readonly EVENT: {
      readonly CONNECTION_CLOSED: string;
      readonly CONNECTION_ERROR: string;
      readonly SESSION_DESTROYED: string;
      readonly HANDLE_DETACHED: string;
      readonly HANDLE_HANGUP: string;
      readonly HANDLE_MEDIA: string;
      readonly HANDLE_WEBRTCUP: string;
    };
  };
  export default Janode;
}

declare module 'janode/plugins/videoroom' {
  import type { Handle, Jsep, PluginDescriptor } from 'janode';

  export interface VideoRoomHandle extends Handle {
    create(options: object): Promise<unknown>;
    list(options: { admin_key: string }): Promise<{ readonly list: readonly object[] }>;
    destroy(options: { room: string; secret: string }): Promise<unknown>;
    allow(options: {
      room: string;
      secret: string;
      action: 'enable' | 'add' | 'remove';
      list?: readonly string[];
    }): Promise<unknown>;
    joinPublisher(options: {
      room: string;
      feed: string;
      pin: string;
      token: string;
    }): Promise<{ readonly private_id: number }>;
    joinConfigurePublisher(options: {
      room: string;
      feed: string;
      pin: string;
      token: string;
      bitrate: number;
      jsep: Jsep;
    }): Promise<{ readonly jsep?: Jsep }>;
    joinSubscriber(options: {
      room: string;
      pin: string;
      private_id: number;
      autoupdate: boolean;
      streams: readonly { readonly feed: string }[];
    }): Promise<{ readonly jsep?: Jsep }>;
    configure(options: {
      bitrate?: number;
      keyframe?: boolean;
      /**
       * Of a publisher: whether it is recorded, and what its files are called in the folder of the
       * room.
       */
      record?: boolean;
      filename?: string;
      /** Of a receiver: asks for an offer with other ICE credentials. */
      restart?: boolean;
      /** Of a publisher: an offer that replaces the one before. */
      jsep?: Jsep;
    }): Promise<{ readonly jsep?: Jsep }>;
    start(options: { jsep: Jsep }): Promise<unknown>;
  }

  const VideoRoom: PluginDescriptor<VideoRoomHandle>;
  export default VideoRoom;
}
