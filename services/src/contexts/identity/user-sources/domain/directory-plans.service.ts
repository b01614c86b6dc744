import { Inject, Injectable } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';
import { SourceFailure } from './source-failure.js';
import { needsConsent, planSync, type KnownMemberOfSource, type SyncPlan } from './sync-plan.js';
import { Directory, type DirectoryEntry } from '../adapters/directory.js';
import type { DirectoryAccess } from '../adapters/ldap-connection.js';
import { SourceAccounts } from './source-accounts.service.js';

/** An entry with the key of its identity; null where it has none. */
export interface KeyedEntry extends DirectoryEntry {
  readonly key: string | null;
}

/** The result of fetching the members, with all data that is needed to carry it out. */
export interface DirectoryPlan extends SyncPlan {
  readonly entries: readonly KeyedEntry[];
  readonly known: ReadonlyMap<string, KnownMemberOfSource>;
  readonly needsConsent: boolean;
}

/**
 * Lists all people of the directory, and compares them with the local members; changes no member.
 */
@Injectable()
export class DirectoryPlans {
  constructor(
    private readonly directory: Directory,
    private readonly accounts: SourceAccounts,
    @Inject(READ_STORE) private readonly store: ReadStore,
  ) {}

  /** @throws SourceFailure */
  async make(access: DirectoryAccess, signal: AbortSignal): Promise<DirectoryPlan> {
    const answer = await this.directory.everybody(access, signal);
    // An empty directory is a slip in the settings far sooner than a company without people.
    if (!answer.entries.some(({ allowed }) => allowed !== false)) {
      throw new SourceFailure('DIRECTORY_EMPTY');
    }
    const entries: KeyedEntry[] = [];
    for (const entry of answer.entries) entries.push({ ...entry, key: await this.#keyOf(entry) });
    const known = await this.#members();
    const plan = planSync(entries, known, answer.isPartial);
    return { ...plan, entries, known, needsConsent: needsConsent(plan, known) };
  }

  async #keyOf(entry: DirectoryEntry): Promise<string | null> {
    try {
      return await this.accounts.keyOf(entry);
    } catch (error) {
      if (error instanceof SourceFailure) return null;
      throw error;
    }
  }

  /** Returns the members from the directory, by their key in the directory. */
  async #members(): Promise<ReadonlyMap<string, KnownMemberOfSource>> {
    const found = await this.store
      .collection<MemberDocument>('members')
      .find({ source: 'ldap' }, { projection: { identityKey: 1, status: 1, role: 1 } });
    return new Map(
      found.flatMap(({ _id: memberId, identityKey, status, role }) =>
        identityKey === null
          ? []
          : [[identityKey, { memberId, role, active: status !== 'INACTIVE' }]],
      ),
    );
  }
}
