import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '@foyer/event-log';
import { z } from 'zod';

import { Rejected } from '#platform/cqrs';
import { DamagedSecret, Vault } from '#platform/stores/vault';
import { emptyBox, withoutVote, withVote, type BallotBox } from '../domain/ballot-box.js';

const KIND = 'poll-ballots';

const Kept: z.ZodType<BallotBox> = z.strictObject({
  counts: z.array(z.int().nonnegative()),
  voters: z.array(z.string()),
});

/** A secret poll that is voted in. */
interface Voting {
  readonly callId: string;
  readonly pollId: string;
  readonly size: number;
}

interface Ballot {
  readonly voterId: string;
  readonly choices: readonly number[];
}

interface Steps<T> {
  /** Refuses a vote before it comes into the box. */
  readonly check: () => Promise<void>;
  /** Writes to the log who has voted. */
  readonly note: () => Promise<T>;
}

type OfPoll = Pick<Voting, 'callId' | 'pollId'>;

/**
 * Keeps the votes of secret polls until they are closed: in the vault and never in the log, as sums
 * that each vote overwrites. People in a call meet on one node, so that turns are taken in its
 * process.
 */
@Injectable()
export class BallotBoxes {
  readonly #turns = new KeyedMutex();

  constructor(private readonly vault: Vault) {}

  /**
   * Counts a vote, and then notes who has voted. A note that is refused takes the vote back out; one
   * that fails leaves it, since it is unknown whether it is in the log.
   */
  cast<T>(of: Voting, ballot: Ballot, { check, note }: Steps<T>): Promise<T> {
    const id = idOf(of);
    return this.#turns.runExclusive([id], async () => {
      await check();
      const before = (await this.find(of)) ?? emptyBox(of.size);
      const isNew = !before.voters.includes(ballot.voterId);
      if (isNew) await this.#keep(id, withVote(before, ballot));
      try {
        return await note();
      } catch (error) {
        if (isNew && isRefusal(error)) await this.#takeBack(of, ballot);
        throw error;
      }
    });
  }

  /** Returns the votes so far; undefined where there are none, or they were lost. */
  async find(of: OfPoll): Promise<BallotBox | undefined> {
    try {
      return await this.vault.getJson(KIND, idOf(of), Kept);
    } catch (error) {
      // The poll must still come to an end.
      if (error instanceof DamagedSecret) return undefined;
      throw error;
    }
  }

  /** Removes the votes of a poll that was counted. */
  async empty(of: OfPoll): Promise<void> {
    const id = idOf(of);
    if ((await this.vault.get(KIND, id)) !== undefined) await this.vault.remove(KIND, id);
  }

  async #takeBack(of: OfPoll, ballot: Ballot): Promise<void> {
    const box = await this.find(of);
    if (box) await this.#keep(idOf(of), withoutVote(box, ballot));
  }

  #keep(id: string, box: BallotBox): Promise<void> {
    return this.vault.putText(KIND, id, JSON.stringify(box));
  }
}

const idOf = ({ callId, pollId }: OfPoll): string => `${callId}/${pollId}`;

const isRefusal = (error: unknown): boolean =>
  error instanceof Rejected && error.code !== 'UNAVAILABLE';
