import { Inject, Injectable } from '@nestjs/common';
import { v4 } from 'uuid';

import { Log } from '../../observability/index.js';
import { NodeDirectory } from './node-directory.js';
import { NODE_PARTS, NODE_TIMING, type NodeParts } from './node-parts.js';

/**
 * This process among the others: it enters, shows signs of life, and leaves. Alone it does nothing
 * of that.
 */
@Injectable()
export class ThisNode {
  readonly #evictionListeners = new Set<() => void>();
  readonly #enteredListeners = new Set<() => void>();
  #id = v4();
  #address = '';
  #isDraining = false;
  #isClosed = false;
  #hasEntered = false;
  #timer: NodeJS.Timeout | undefined;
  #heartbeating: Promise<void> = Promise.resolve();
  #entered: () => void = () => undefined;
  readonly #isEntered = new Promise<void>((resolve) => (this.#entered = resolve));

  /** By this a request is known that another node has passed on. */
  readonly pass = v4();

  constructor(
    @Inject(NODE_PARTS) private readonly parts: NodeParts | null,
    private readonly directory: NodeDirectory,
    private readonly log: Log,
  ) {}

  get isAlone(): boolean {
    return this.parts === null;
  }

  /** Another one after it was evict. */
  get id(): string {
    return this.#id;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** True if another node could take new work. */
  get hasOthers(): boolean {
    return this.directory.living.some(({ id, draining }) => id !== this.#id && !draining);
  }

  /** True if it has left the other nodes, or is about to. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Resolves when the others can know of it. */
  get isEntered(): Promise<void> {
    return this.#isEntered;
  }

  /** Calls back when the others have taken this node for dead, and what it held may be theirs. */
  onEvicted(listener: () => void): void {
    this.#evictionListeners.add(listener);
  }

  /** Calls back whenever the others have come to know of this node. */
  onEntered(listener: () => void): void {
    this.#enteredListeners.add(listener);
  }

  /** Becomes known to the others, as soon as that is possible. */
  open(port: number): void {
    if (!this.parts) return;
    this.#address = this.parts.address(port);
    this.#heartbeating = this.#enter().catch((error: unknown) => this.#isUnreachable(error));
    const { heartbeatMs } = this.parts.timing ?? NODE_TIMING;
    this.#timer = setInterval(() => this.#heartbeatNext(), heartbeatMs).unref();
  }

  /** Takes nothing new from now on, where others can. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.parts?.store.drain(this.#id).catch((error: unknown) => this.#isUnreachable(error));
  }

  /** Is gone for the others at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#heartbeating;
    await this.parts?.store
      .deregister(this.#id)
      .catch((error: unknown) => this.#isUnreachable(error));
  }

  #heartbeatNext(): void {
    this.#heartbeating = this.#heartbeating
      .then(() => this.#heartbeat())
      .catch((error: unknown) => this.#isUnreachable(error));
  }

  async #heartbeat(): Promise<void> {
    if (this.#isClosed || !this.parts) return;
    if (!this.#hasEntered) await this.#enter();
    else if (!(await this.parts.store.heartbeat(this.#id))) await this.#restart();
    else await this.directory.look();
  }

  async #restart(): Promise<void> {
    this.log.warn('This node was taken for dead and begins again', { node: this.#id });
    this.#id = v4();
    this.#hasEntered = false;
    for (const listener of this.#evictionListeners) listener();
    await this.#enter();
  }

  async #enter(): Promise<void> {
    const { store } = this.parts ?? {};
    await store?.enter({ id: this.#id, address: this.#address, pass: this.pass });
    this.#hasEntered = true;
    if (this.#isDraining) await store?.drain(this.#id);
    await this.directory.look();
    this.#entered();
    for (const listener of this.#enteredListeners) listener();
  }

  #isUnreachable(err: unknown): void {
    this.log.warn('What nodes have in common cannot be reached', { err });
  }
}
