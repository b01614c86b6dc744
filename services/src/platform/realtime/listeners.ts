import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Channel, MessageDefinition } from '@foyer/contracts/schema';

import { hasRule, ruleOf, type BudgetRule } from '../http/admission/index.js';
import type { MessageInput } from './message-input.js';
import { channelOf, listenedMessage, type GatewayHooks } from './gateway.js';

/** A message together with the method that listens to it. */
export interface Listener {
  readonly message: MessageDefinition;
  readonly handle: (input: MessageInput<MessageDefinition>) => Promise<unknown>;
  /** True if the method declares a budget. */
  readonly hasRule: boolean;
  /** The budget that a message with this payload is paid from, where it is limited. */
  readonly ruleOf: (payload: unknown) => BudgetRule | undefined;
}

/** Finds the gateways of the program and who listens to what. */
@Injectable()
export class Listeners implements OnModuleInit {
  readonly #listeners = new Map<string, Listener>();
  readonly #hooks = new Map<Channel, GatewayHooks[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** The messages that this program listens to. */
  get messages(): readonly MessageDefinition[] {
    return [...this.#listeners.values()].map(({ message }) => message);
  }

  find(channel: Channel, name: string): Listener | undefined {
    return this.#listeners.get(keyOf(channel, name));
  }

  hooksOf(channel: Channel): readonly GatewayHooks[] {
    return this.#hooks.get(channel) ?? [];
  }

  /**
   * @throws Error for a message on a foreign channel, one that only servers send, and one with two
   * listeners.
   */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const channel = typeof metatype === 'function' ? channelOf(metatype) : undefined;
      if (channel !== undefined) this.#add(channel, instance as Record<string, unknown>);
    }
  }

  #add(channel: Channel, gateway: Record<string, unknown> & GatewayHooks): void {
    this.#hooks.set(channel, [...this.hooksOf(channel), gateway]);
    const prototype = Object.getPrototypeOf(gateway) as object;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = gateway[name];
      const message = typeof method === 'function' ? listenedMessage(method) : undefined;
      if (typeof method !== 'function' || !message) continue;
      const key = keyOf(channel, message.name);
      if (message.channel !== channel || message.from === 'server' || this.#listeners.has(key)) {
        throw new Error(`${gateway.constructor.name}.${name} cannot listen to ${key}`);
      }
      const handle = (input: MessageInput<MessageDefinition>): Promise<unknown> =>
        (method as Listener['handle']).call(gateway, input);
      this.#listeners.set(key, {
        ...{ message, handle, hasRule: hasRule(method) },
        ruleOf: (payload) => ruleOf(method, payload),
      });
    }
  }
}

const keyOf = (channel: Channel, name: string): string => `${channel} ${name}`;
