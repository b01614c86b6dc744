import type { OnModuleInit } from '@nestjs/common';
import type { MemberEvent } from '@foyer/contracts/identity';

import type { Errands, Reaction, ReactionFeed } from '../../platform/reactions/index.js';
import type { MemberDirectory } from '../ports/member-directory.js';

type Deleted = Extract<MemberEvent, { type: 'MemberDeleted' }>;

/** Takes whoever is deleted out of what names members; also those whom a stop left there. */
export abstract class TakeFormerMembersOut implements Reaction<Deleted>, OnModuleInit {
  readonly types = ['MemberDeleted'] as const;
  readonly #feed: ReactionFeed;
  readonly #members: MemberDirectory;
  readonly #errands: Errands;

  constructor(name: string, feed: ReactionFeed, members: MemberDirectory) {
    this.#feed = feed;
    this.#members = members;
    this.#errands = feed.errands(name, (memberId) => this.takeOut(memberId));
  }

  /** Everybody who is named, former members among them. */
  protected abstract named(): Promise<readonly string[]>;

  protected abstract takeOut(memberId: string): Promise<void>;

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    const named = [...new Set(await this.named())];
    const existing = await this.#members.existing(named);
    for (const memberId of named) if (!existing.has(memberId)) this.#errands.ask(memberId);
  }

  react({ data }: Deleted): void {
    this.#errands.ask(data.memberId);
  }
}
