import type { WelcomeLine } from '#platform/operations/start';

/** A server that listens. */
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** The lines for the person who started it. */
  readonly welcome: readonly WelcomeLine[];
  /** Called once it is reported as ready: begins work that a start need not wait for. */
  opened?(): void;
  /**
   * Lets present calls continue for as long as the settings allow, and redirects all other clients
   * to other nodes.
   */
  drain?(): Promise<void>;
  /** Lets clients go, finishes what is under way, checkpoints and closes the log. */
  stop(): Promise<void>;
}
