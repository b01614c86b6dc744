import { isSeenAsSigned, type PadSignature } from '@foyer/contracts/board';
import {
  SIGNATURE_PAD_SEARCH_MS,
  signaturePadMessages,
  type SignaturePad,
  type SignaturePoint,
} from '@foyer/contracts/local';

import { debug } from '#debug.js';
import { makeStore, type Store } from '#state/store.js';
import { leaveForMachine } from './machine-leave.js';
import { PadFault, type PadTrouble } from './pad-fault.js';
import { PadService, type PadAccess } from './pad-service.js';
import { condensed, strokesOf, type PadStrokes } from './pad-strokes.js';
import { padAtRest, type PadState } from './pad-state.js';

const { search, open, startSignature, confirm, retry, cancel, stop, close } = signaturePadMessages;

/** The time a person may take to let the page reach this machine, in milliseconds. */
const LEAVE_MS = 60_000;
/** The time in which a pad that was already found must answer, in milliseconds. */
const OPENED_MS = 5_000;
/** Strokes are shown as often as a screen is drawn, however fast points come; in milliseconds. */
const SHOWN_EVERY_MS = 16;

/** The task that is signed on the pad. */
export interface PadTask {
  readonly fieldName: string;
  readonly customText: string;
  /** SHA-256 of the document as it was shown, hexadecimal. @throws Error */
  readonly documentHash: () => Promise<string>;
  /** Told of the signature as soon as it is confirmed, on the page or at the pad. */
  readonly onTaken: (signature: PadSignature) => void;
}

interface PadSessionAccess extends PadAccess {
  readonly leave?: () => Promise<PermissionState>;
}

/** A signature on the pad of this machine, from looking for one until it is taken. */
export class PadSession {
  readonly #state = makeStore<PadState>(padAtRest);
  #service: PadService | null = null;
  #points: SignaturePoint[] = [];
  #documentHash = '';
  #shown: ReturnType<typeof setTimeout> | undefined;
  #isLeft = false;

  constructor(
    private readonly task: PadTask,
    private readonly access: PadSessionAccess = {},
  ) {}

  get state(): Store<PadState> {
    return this.#state;
  }

  /**
   * Looks whether there is a pad. The browser asks the person for leave only where `mayAsk`: they
   * wanted it.
   */
  async look(mayAsk = false): Promise<void> {
    this.#set({ phase: 'looking', trouble: null, wasWanted: mayAsk });
    const leave = await (this.access.leave ?? leaveForMachine)();
    if (leave === 'denied') {
      this.#set({ phase: 'absent', trouble: 'denied' });
      return;
    }
    if (leave === 'prompt' && !mayAsk) {
      this.#set({ phase: 'ask' });
      return;
    }
    const withinMs = leave === 'prompt' ? LEAVE_MS : SIGNATURE_PAD_SEARCH_MS;
    await this.#guarded('absent', async () => {
      const [pad = null] = await this.#connect(withinMs);
      this.#end();
      if (pad === null) throw new PadFault('none');
      this.#set({ phase: 'found', pad });
    });
  }

  /** Opens the pad and has it signed on. */
  begin(): Promise<void> {
    this.#wipe();
    this.#set({ phase: 'opening', trouble: null, signature: null });
    return this.#guarded('found', async () => {
      const { fieldName, customText } = this.task;
      const documentHash = await this.task.documentHash();
      this.#documentHash = documentHash;
      const [pad] = await this.#connect(OPENED_MS);
      const service = this.#service;
      if (!pad || !service) throw new PadFault('none');
      const resolution = await service.ask(open, { index: pad.index });
      this.#set({ pad, resolution });
      this.#hear(service);
      await service.ask(startSignature, { fieldName, customText, documentHash });
      this.#set({ phase: 'drawing' });
    });
  }

  /** Takes what was drawn. */
  async confirm(): Promise<void> {
    if (this.#state.get().phase !== 'drawing') return;
    if (!isSeenAsSigned(strokesOf(this.#points, this.#state.get().resolution))) {
      await this.retry();
      this.#set({ trouble: 'empty' });
      return;
    }
    this.#set({ phase: 'finishing', trouble: null });
    await this.#guarded('found', async () => {
      const service = this.#service;
      const { pad, resolution } = this.#state.get();
      if (!service || !pad) throw new PadFault('lost');
      const { points, proof } = await service.ask(confirm, {});
      const strokes = condensed(strokesOf(points, resolution));
      if (strokes === null) throw new PadFault('points');
      const { type, serialNumber } = pad;
      const of = { documentHash: this.#documentHash, pad: { type, serialNumber } };
      const signature = { method: 'pad', strokes, ...of, proof } as const;
      await this.#close(service);
      this.#set({ phase: 'taken', signature });
      this.task.onTaken(signature);
    });
  }

  /** Wipes what was drawn. */
  async retry(): Promise<void> {
    if (this.#state.get().phase === 'taken') return this.begin();
    this.#set({ trouble: null });
    return this.#guarded('found', async () => {
      await this.#service?.ask(retry, {});
      this.#wipe();
    });
  }

  /** Releases the pad in any phase; another signature may be started. */
  async release(): Promise<void> {
    const { phase } = this.#state.get();
    const service = this.#service;
    this.#service = null;
    this.#wipe();
    if (phase === 'opening' || phase === 'drawing' || phase === 'finishing' || phase === 'taken') {
      this.#set({ phase: 'found', trouble: null, signature: null });
    }
    if (!service) return;
    service.onLost = () => undefined;
    if (phase === 'drawing' || phase === 'finishing') await service.ask(stop, {}).catch(quietly);
    await this.#close(service);
  }

  /** Releases the pad finally. */
  leave(): Promise<void> {
    this.#isLeft = true;
    return this.release();
  }

  async #connect(withinMs: number): Promise<readonly SignaturePad[]> {
    this.#end();
    const now = this.access.now ?? (() => performance.now());
    const until = now() + withinMs;
    const service = await PadService.connect(withinMs, this.access);
    this.#service = service;
    if (this.#isLeft) {
      this.#end();
      throw new PadFault('lost');
    }
    return (await service.ask(search, {}, Math.min(until - now(), OPENED_MS))).pads;
  }

  #hear(service: PadService): void {
    service.onLost = (trouble) => this.#give(trouble, 'found');
    service.on(startSignature, ({ points }) => {
      this.#points.push(...points);
      this.#shown ??= setTimeout(() => this.#show(), SHOWN_EVERY_MS);
    });
    service.on(confirm, () => void this.confirm());
    service.on(retry, () => void this.retry());
    service.on(cancel, () => {
      this.#service = null;
      service.onLost = () => undefined;
      this.#give('cancelled', 'found');
      void service
        .ask(cancel, {})
        .catch(quietly)
        .then(() => this.#close(service));
    });
    service.on(close, () => this.#give('lost', 'found'));
  }

  /** Closes the pad; that it does not answer any more changes nothing. */
  async #close(service: PadService): Promise<void> {
    service.onLost = () => undefined;
    await service.ask(close, {}).catch(quietly);
    service.end();
    if (this.#service === service) this.#service = null;
  }

  #end(): void {
    const service = this.#service;
    this.#service = null;
    if (service) service.onLost = () => undefined;
    service?.end();
  }

  /**
   * A failure ends the signature, says why, and returns the person to a phase in which they can
   * continue.
   */
  async #guarded(otherwise: 'absent' | 'found', work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      debug('pad', error);
      if (this.#state.get().trouble !== null) return;
      this.#give(error instanceof PadFault ? error.trouble : 'refused', otherwise);
    }
  }

  #give(trouble: PadTrouble, phase: 'absent' | 'found'): void {
    this.#end();
    this.#wipe();
    this.#set({ phase, trouble });
  }

  #show(): void {
    this.#shown = undefined;
    this.#set({ strokes: strokesOf(this.#points, this.#state.get().resolution) });
  }

  #wipe(): void {
    clearTimeout(this.#shown);
    this.#shown = undefined;
    this.#points = [];
    this.#set({ strokes: noStrokes });
  }

  #set(change: Partial<PadState>): void {
    if (!this.#isLeft) this.#state.set((before) => ({ ...before, ...change }));
  }
}

const noStrokes: PadStrokes = [];
const quietly = (error: unknown) => debug('pad', error);
