import type { RejectionCode } from '@foyer/contracts/rejections';

import type { Actor } from '../../cqrs/commands/index.js';

/** The result for a presented token. */
export type Authentication =
  | {
      readonly type: 'accepted';
      readonly actor: Actor;
      /** When the token ends; sockets opened with it end then too. */
      readonly expiresAt: Date;
      /** Why there is nothing left to connect for, though calls may still be made. */
      readonly noConnection?: RejectionCode;
    }
  | { readonly type: 'rejected'; readonly code: RejectionCode };

/** Tells whose a token is. Implemented where tokens are made; also its injection token. */
export abstract class Authenticator {
  /**
   * Never throws for a bad token of any kind.
   * @param address from which it is presented
   * @throws Rejected TOO_MANY_REQUESTS where tokens of a kind are counted
   */
  abstract authenticate(token: string, address: string): Promise<Authentication>;

  /** The read models by which a good token can become another one. */
  readonly readModels: readonly string[] = [];

  /** Why a token is no longer good, asked about one that was; undefined while it is. */
  async refusalOf(token: string, address: string): Promise<RejectionCode | undefined> {
    const answer = await this.authenticate(token, address);
    return answer.type === 'rejected' ? answer.code : undefined;
  }
}
