import type { WelcomeLine } from '../platform/operations/start/index.js';

/** A server that listens. */
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** What to say to anyone who started it. */
  readonly welcome: readonly WelcomeLine[];
  /** To be called once it is said to be ready: what a start need not wait for begins then. */
  opened?(): void;
  /** Lets calls go on that are under way, for as long as the settings allow, and leads everybody else to other nodes. */
  drain?(): Promise<void>;
  /** Lets clients go, finishes what is under way, checkpoints and closes the log. */
  stop(): Promise<void>;
}
