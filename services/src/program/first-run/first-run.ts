import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Id } from '@foyer/contracts/schema';
import type { EventLog } from '@foyer/event-log';
import { z } from 'zod';

import { CreateMember, type NewMember } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { stepOf, systemActor, type CommandContext } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Freshness } from '#platform/cqrs/projections';
import { ENVIRONMENT, EVENT_LOG, type Environment } from '#platform/tokens';
import { Vault } from '#platform/stores/vault';
import { CreatePortal } from '#contexts/portals';
import { demonstrations, languageOfMachine } from './demonstration.js';

/** The place of an unfinished first run's plan, so that the next start continues it. */
const PLACE = ['first-run', 'plan'] as const;

const Plan = z.object({ commandId: Id, administratorId: Id, agentIds: z.array(Id), portalId: Id });
type Plan = z.output<typeof Plan>;

/**
 * Fills an empty log with the data that a new user needs to see the product work: a portal and its
 * staff.
 */
@Injectable()
export class FirstRun {
  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly vault: Vault,
    private readonly newId: NewId,
    private readonly freshness: Freshness,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly log: Log,
  ) {}

  /** Does nothing where anything happened before, but finishes a first run that was cut off. */
  async prepare(): Promise<void> {
    const unfinished = await this.vault.getJson(...PLACE, Plan);
    if (unfinished === undefined && (await this.eventLog.head()) !== undefined) return;
    const plan = unfinished ?? this.#plan();
    await this.vault.putText(...PLACE, JSON.stringify(plan));
    await this.#carryOut(plan);
    await this.vault.remove(...PLACE);
    this.log.info('A demonstration portal was set up');
  }

  #plan(): Plan {
    return {
      commandId: this.newId.next(),
      administratorId: this.newId.next(),
      agentIds: demonstrations.en.agents.map(() => this.newId.next()),
      portalId: this.newId.next(),
    };
  }

  async #carryOut({ commandId, administratorId, agentIds, portalId }: Plan): Promise<void> {
    const language = languageOfMachine(this.environment);
    const { administrator, agents, portal } = demonstrations[language];
    const context = { commandId, correlationId: commandId, actor: systemActor('first-run') };
    const common = { language, password: undefined };
    await this.#member(context, {
      ...common,
      ...administrator,
      memberId: administratorId,
      role: 'super-admin',
    });
    for (const [index, memberId] of agentIds.entries()) {
      const agent = agents[index];
      if (agent) await this.#member(context, { ...common, ...agent, memberId, role: 'member' });
    }
    const { position } = await this.commands.execute(
      new CreatePortal(stepOf(context, 'portal'), {
        ...portal,
        messages: demonstrations.de.portal.messages,
        messagesEn: demonstrations.en.portal.messages,
        portalId,
        askClientName: true,
        feedback: { enabled: true, ratingType: 'stars' },
        memberIds: [administratorId, ...agentIds],
        deactivated: false,
      }),
    );
    await this.freshness.waitFor(position);
  }

  async #member(context: CommandContext, person: Omit<NewMember, 'email'>): Promise<void> {
    const { position } = await this.commands.execute(
      new CreateMember(stepOf(context, person.userName), {
        ...person,
        // This domain permanently has no owner: no mail goes astray before a person enters a real
        // one.
        email: `${person.userName}@example.org`,
      }),
    );
    await this.freshness.waitFor(position);
  }
}
