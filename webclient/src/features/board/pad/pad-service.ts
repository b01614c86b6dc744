import {
  SIGNATURE_PAD_ADDRESS,
  ST_PRESSURE_MAX,
  StPoint,
  signaturePadMessages,
  type SignaturePoint,
} from '@foyer/contracts/local';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';
import type { z } from 'zod';

import { PadFault, type PadTrouble } from './pad-fault.js';
import { PointBudget } from './point-budget.js';
import { StPad } from './st-pad.js';
import { StPadLink, type PadSocket } from './st-pad-link.js';

const { startSignature, confirm, retry, cancel, close } = signaturePadMessages;

/** Longest that the service may think about a request, in milliseconds. */
const ANSWER_MS = 5_000;

/** How the service is reached. */
export interface PadAccess {
  readonly openSocket?: (url: string) => PadSocket;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

type Messages = typeof signaturePadMessages;
type PadMessage = Extract<Messages[keyof Messages], MessageDefinition>;

/**
 * The local messages of a signature pad, answered by the service that its vendor has installed on
 * this machine.
 */
export class PadService {
  readonly #handlers = new Map<string, (push: never) => void>();
  readonly #pad: StPad;
  readonly #budget: PointBudget;
  #points: SignaturePoint[] = [];
  /** Called if the connection ends without a request of this page. */
  onLost: (trouble: PadTrouble) => void = () => undefined;

  private constructor(
    private readonly link: StPadLink,
    now: () => number,
  ) {
    this.#pad = new StPad(link);
    this.#budget = new PointBudget(now);
    link.onEvent = (event) => this.#hear(event);
    link.onEnded = ({ trouble }) => this.onLost(trouble);
  }

  /**
   * @param withinMs How long it may take, in milliseconds
   * @throws PadFault `none` where nothing answers, `slow`, or `version`
   */
  static async connect(
    withinMs: number,
    {
      openSocket = (url) => new WebSocket(url) as PadSocket,
      now = () => performance.now(),
    }: PadAccess = {},
  ): Promise<PadService> {
    const until = now() + withinMs;
    const link = await StPadLink.connect(openSocket(SIGNATURE_PAD_ADDRESS), withinMs);
    const service = new PadService(link, now);
    try {
      await service.#pad.handshake(Math.min(until - now(), ANSWER_MS));
      return service;
    } catch (error) {
      link.close();
      throw error;
    }
  }

  /**
   * Asks for something. An answer that does not fit the message ends the connection. @throws
   * PadFault
   */
  async ask<M extends PadMessage>(
    message: M,
    payload: z.input<M['payload']>,
    withinMs = ANSWER_MS,
  ): Promise<z.output<M['ack']>> {
    try {
      const answer = await this.#answer(message.name, payload, withinMs);
      const checked = message.ack.safeParse(answer);
      if (!checked.success) throw new PadFault('malformed');
      return checked.data as z.output<M['ack']>;
    } catch (error) {
      if (error instanceof PadFault && error.trouble === 'malformed') this.link.close();
      throw error;
    }
  }

  /** Handles messages that the pad sends without a request. */
  on<M extends PadMessage>(message: M, handler: (push: PushOf<M>) => void): void {
    this.#handlers.set(message.name, handler);
  }

  /** Lets the service go. */
  end(): void {
    this.link.close();
  }

  async #answer(name: PadMessage['name'], said: unknown, withinMs: number): Promise<unknown> {
    switch (name) {
      case 'search':
        return { pads: await this.#pad.search(withinMs) };
      case 'open':
        return this.#pad.open(signaturePadMessages.open.payload.parse(said).index, withinMs);
      case 'startSignature':
        this.#wipe();
        await this.#pad.start(startSignature.payload.parse(said), withinMs);
        return { points: this.#points };
      case 'confirm': {
        const proof = await this.#pad.confirm(withinMs);
        return { points: this.#points, proof };
      }
      case 'retry':
        this.#wipe();
        return this.#pad.ask('SIGNATURE_RETRY', {}, withinMs);
      case 'cancel':
        return this.#pad.ask('SIGNATURE_CANCEL', {}, withinMs);
      case 'stop':
        return this.#pad.ask('SIGNATURE_STOP', {}, withinMs);
      case 'close':
        await this.#pad.close(withinMs);
        return {};
    }
  }

  #hear(event: { readonly TOKEN_CMD: string }): void {
    switch (event.TOKEN_CMD) {
      case 'TOKEN_CMD_SIGNATURE_POINT':
        this.#point(event);
        break;
      case 'TOKEN_CMD_SIGNATURE_CONFIRM':
        this.#push(confirm, {});
        break;
      case 'TOKEN_CMD_SIGNATURE_RETRY':
        this.#push(retry, {});
        break;
      case 'TOKEN_CMD_SIGNATURE_CANCEL':
        this.#push(cancel, {});
        break;
      case 'TOKEN_CMD_DISCONNECT':
        this.#push(close, {});
        break;
      case 'TOKEN_CMD_ERROR':
        this.#fail('refused');
      // Further messages of later versions are ignored.
    }
  }

  #point(event: unknown): void {
    const { data } = StPoint.safeParse(event);
    if (!data || !this.#budget.spend()) {
      this.#fail(data ? 'points' : 'malformed');
      return;
    }
    const { x, y, p } = data.TOKEN_PARAM_POINT;
    const point = { x, y, pressure: Math.min(p / ST_PRESSURE_MAX, 1) };
    this.#points.push(point);
    this.#push(startSignature, { points: [point] });
  }

  #push<M extends PadMessage>(message: M, push: PushOf<M>): void {
    this.#handlers.get(message.name)?.(push as never);
  }

  #wipe(): void {
    this.#points = [];
    this.#budget.reset();
  }

  #fail(trouble: PadTrouble): void {
    this.link.close();
    this.onLost(trouble);
  }
}
