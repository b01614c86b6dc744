import { CommandBus, type Command } from '@nestjs/cqrs';
import type { CallParticipant } from '@foyer/contracts/calls';
import { fullPath } from '@foyer/contracts/schema';

import { ofItself, type CommandContext, type Outcome } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import type { TestApp } from '#platform/testing/test-app.js';
import { JoinCall, StartCall } from '../commands.js';

/** A person with a made-up token. */
export interface Somebody {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** People, their calls and what they ask for, in a program that tests have put together. */
export class PeopleInCalls {
  constructor(readonly test: TestApp) {}

  newId(): string {
    return this.test.core.newId.next();
  }

  someone(role: 'member' | 'admin' | 'auditor' | 'guest' = 'member'): Somebody {
    const id = this.newId();
    return { id, headers: this.test.headersOf(role, id) };
  }

  /** Carries out a command, and waits until read models know what came of it. */
  async run<T>(make: (context: CommandContext) => Command<Outcome<T>>): Promise<T> {
    const context = ofItself('test', this.newId(), this.newId());
    const { position, result } = await this.test.app.get(CommandBus).execute(make(context));
    await this.test.app.get(Freshness).waitFor(position);
    return result;
  }

  /** A call of a visitor and an agent, who are both in it. */
  async portalCall(agent: Somebody, visitor: Somebody): Promise<string> {
    const callId = visitor.id;
    const portalId = this.newId();
    const origin = { kind: 'queue', id: callId, portalId, agentId: agent.id } as const;
    const participants: readonly CallParticipant[] = [
      { joinerId: agent.id, joinerType: 'User', role: 'moderator' },
      { joinerId: visitor.id, joinerType: 'Guest', role: 'guest' },
    ];
    await this.run((context) => new StartCall(context, { callId, origin, participants }));
    for (const { id } of [agent, visitor]) await this.joins(callId, id);
    return callId;
  }

  joins(callId: string, joinerId: string): Promise<unknown> {
    return this.run((context) => new JoinCall(context, { callId, joinerId }));
  }

  /** Asks the API, with a body of JSON where there is one. */
  async ask(
    route: `${string} /${string}`,
    { headers }: Pick<Somebody, 'headers'>,
    body?: object,
    more: object = {},
  ) {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(this.test.url + fullPath({ path }), {
      method,
      headers: {
        ...headers,
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const said: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {};
    return { status: response.status, headers: response.headers, bytes, said };
  }
}
