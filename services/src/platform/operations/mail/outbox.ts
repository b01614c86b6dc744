import type { Listing, ListWindow } from '../../http/index.js';

/** A mail in the outbox. */
export interface OutboxEntry {
  /** Begins with the time of writing, so that ids are in its order. */
  readonly id: string;
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface OutboxLetter extends OutboxEntry {
  readonly text: string;
  readonly html: string | null;
}

export interface OutboxSearch extends ListWindow {
  /** Part of an address or subject, in any letter case. */
  readonly text?: string | undefined;
  readonly newestFirst: boolean;
}

/** Reads the mails that were stored because no mail server is set up. Also the injection token. */
export abstract class Outbox {
  abstract list(search: OutboxSearch): Promise<Listing<OutboxEntry>>;
  /** The newest mail to a person; undefined where there is none. */
  abstract newestTo(personId: string): Promise<OutboxLetter | undefined>;
  /** @returns undefined where there is no such mail */
  abstract read(id: string): Promise<OutboxLetter | undefined>;
}
