import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BASE_PATH } from '@foyer/contracts/identity';
import { ReadModels } from '@foyer/projections';

import { Clock, NewId, type Cancel } from '../../platform/clock/index.js';
import { systemActor } from '../../platform/commands/index.js';
import { Duties } from '../../platform/duties/index.js';
import { Mail } from '../../platform/mail/index.js';
import { Log } from '../../platform/observability/index.js';
import { PublicAddress } from '../../platform/start/index.js';
import { NoteMailed } from '../commands/index.js';
import { linkMail } from '../mails/link-mail.js';
import { PasswordLinks } from '../ports/password-links.js';
import { FindLinksToMail, type LinkToMail } from '../queries/index.js';

/** How long to wait after a mail server refused, in milliseconds; and before the server knows its own address. */
const AGAIN_AFTER_MS = 30_000;
/** How long to wait until a note is to be seen, in milliseconds. */
const NOTED_WITHIN_MS = 3_000;
const PAGES = { invitation: 'auth/set-password', reset: 'auth/reset' } as const;

/**
 * Mails every link that was asked for and not handed over yet: those of now, and those that a stop or a mail server in
 * trouble left behind. A crash between the mail and its note mails another link, which puts out the first.
 */
@Injectable()
export class MailLinksThatWereAskedFor implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #queries: QueryBus;
  readonly #commands: CommandBus;
  readonly #projections: ReadModels;
  readonly #links: PasswordLinks;
  readonly #mail: Mail;
  readonly #address: PublicAddress;
  readonly #duties: Duties;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #log: Log;
  #stopListening: () => void = () => undefined;
  #cancelRetry: Cancel = () => undefined;
  #round: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(
    queries: QueryBus,
    commands: CommandBus,
    projections: ReadModels,
    links: PasswordLinks,
    mail: Mail,
    address: PublicAddress,
    duties: Duties,
    clock: Clock,
    newId: NewId,
    log: Log,
  ) {
    this.#queries = queries;
    this.#commands = commands;
    this.#projections = projections;
    this.#links = links;
    this.#mail = mail;
    this.#address = address;
    this.#duties = duties;
    this.#clock = clock;
    this.#newId = newId;
    this.#log = log;
  }

  onApplicationBootstrap(): void {
    if (!this.#duties.doesErrands) return;
    this.#stopListening = this.#projections.onApplied(({ projection, events }) => {
      const asked = events.some(
        ({ type }) => type === 'MemberInvited' || type === 'PasswordResetRequested',
      );
      if (projection === 'members' && asked) this.#next();
    });
    this.#next();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    this.#stopListening();
    this.#cancelRetry();
    await this.#round;
  }

  /** One round after the other, so that no link is mailed by two at once. */
  #next(): void {
    this.#round = this.#round.then(async () => {
      if (this.#isStopping) return;
      try {
        await this.#mailAll();
      } catch (err) {
        this.#log.warn('Mails wait to be handed over', { err });
        this.#cancelRetry();
        this.#cancelRetry = this.#clock.after(AGAIN_AFTER_MS, () => this.#next());
      }
    });
  }

  async #mailAll(): Promise<void> {
    const now = this.#clock.now().toISOString();
    const links = await this.#queries.execute(new FindLinksToMail());
    for (const link of links.filter(({ expiresAt }) => expiresAt > now)) {
      if (this.#isStopping) return;
      await this.#mailOne(link);
    }
  }

  async #mailOne(link: LinkToMail): Promise<void> {
    const { memberId, linkId, purpose } = link;
    const { origin } = this.#address;
    if (origin === '') throw new Error('The server does not know its own address yet');
    const token = await this.#links.issue({ linkId, memberId });
    // Behind the hash a token is sent to no server by itself, and stands in no log.
    const url = `${origin}${BASE_PATH}/${PAGES[purpose]}#token=${token}`;
    await this.#mail.send(linkMail({ ...link, url }));
    const commandId = this.#newId.next();
    const { result: isStillThere, position } = await this.#commands.execute(
      new NoteMailed(
        { commandId, correlationId: commandId, actor: systemActor('mail-links') },
        { memberId, linkId },
      ),
    );
    // The next round must not find this link again, or it would send a second mail, whose link puts out this one.
    if (position !== undefined) {
      await this.#projections.waitFor(position, NOTED_WITHIN_MS, ['members']);
    }
    if (isStillThere) return;
    // Whoever was deleted meanwhile may be forgotten already, and nobody would look for this mail again.
    await this.#mail.forget(memberId);
    await this.#links.withdraw(linkId);
  }
}
