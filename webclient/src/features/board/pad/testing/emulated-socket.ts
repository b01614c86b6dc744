import type { PadSocket } from '../st-pad-link.js';
import type { EmulatedPad } from './emulated-pad.js';

/** A socket to an emulated pad within the test; null in place of a pad: nothing listens. */
export class EmulatedSocket implements PadSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  isClosed = false;
  #take: (frame: string) => void = () => undefined;

  constructor(private readonly pad: EmulatedPad | null) {
    queueMicrotask(() => {
      if (!pad) {
        this.onclose?.();
        return;
      }
      this.#take = pad.connected((frame) => {
        if (!this.isClosed) this.onmessage?.({ data: frame });
      });
      this.onopen?.();
    });
  }

  send(text: string): void {
    // As over a wire: no answer comes within the call.
    queueMicrotask(() => this.#take(text));
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.pad?.disconnected();
  }

  /** The service ends, or is ended. */
  drop(): void {
    this.isClosed = true;
    this.onclose?.();
  }
}
