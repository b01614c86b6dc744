import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Log } from '../../observability/index.js';
import { ProcessRoles } from '../process-roles/process-roles.js';
import { NODE_PARTS, NODE_TIMING, type NodeParts, type NodeTiming } from './node-parts.js';
import type { SharedNote } from './node-store.js';
import { ThisNode } from './this-node.js';

/** Receives another node's latest note of a subject; the same note can arrive twice. */
export type NoteListener = (id: string, value: unknown) => void;

/**
 * Shares changing values that are no events: each serving node writes its latest notes, and reads
 * those of the others, with every sign of life. A process that is alone writes none.
 */
@Injectable()
export class SharedNotes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #listeners = new Map<string, NoteListener>();
  /** How far the notes of each node were read. */
  #seen: ReadonlyMap<string, number> = new Map();
  #unwritten = new Map<string, SharedNote>();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    @Inject(NODE_PARTS) private readonly parts: NodeParts | null,
    private readonly self: ThisNode,
    private readonly processRoles: ProcessRoles,
    private readonly log: Log,
  ) {}

  note(note: SharedNote): void {
    if (this.#isExchanged) this.#unwritten.set(`${note.topic} ${note.id}`, note);
  }

  /** Calls back with the notes of other nodes about a topic. */
  onNote(topic: string, listener: NoteListener): void {
    this.#listeners.set(topic, listener);
  }

  onApplicationBootstrap(): void {
    if (this.#isExchanged) void this.self.isEntered.then(() => this.#next());
  }

  beforeApplicationShutdown(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  get #isExchanged(): boolean {
    return this.parts !== null && this.processRoles.servesPeople;
  }

  async #next(): Promise<void> {
    if (!this.parts) return;
    try {
      await this.#write(this.parts);
      await this.#read(this.parts);
    } catch (err) {
      this.log.warn('What other nodes heard cannot be exchanged', { err });
    }
    this.#plan(this.parts.timing ?? NODE_TIMING);
  }

  #plan({ heartbeatMs }: NodeTiming): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#next(), heartbeatMs).unref();
  }

  async #write({ store }: NodeParts): Promise<void> {
    const notes = this.#unwritten;
    if (notes.size === 0) return;
    this.#unwritten = new Map();
    this.#count += 1;
    try {
      await store.note({ node: this.self.id, count: this.#count }, [...notes.values()]);
    } catch (error) {
      this.#unwritten = new Map([...notes, ...this.#unwritten]);
      throw error;
    }
  }

  /**
   * Reads each node's last count again: some of its notes may have been written during the read
   * before.
   */
  async #read({ store }: NodeParts): Promise<void> {
    const me = [this.self.id, Number.MAX_SAFE_INTEGER] as const;
    const notes = await store.notesSince(new Map([...this.#seen, me]));
    const seen = new Map(this.#seen);
    for (const { node, count, topic, id, value } of notes) {
      seen.set(node, Math.max(seen.get(node) ?? 0, count));
      this.#listeners.get(topic)?.(id, value);
    }
    this.#seen = seen;
  }
}
