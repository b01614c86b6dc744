import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { ProjectionStore } from '@foyer/projections';

import { Authenticator } from '../platform/authentication/index.js';
import { CommandRunner } from '../platform/commands/index.js';
import { Files, FilesModule } from '../platform/files/index.js';
import { Mail, MailModule } from '../platform/mail/index.js';
import { PersonalData } from '../platform/personal-data/index.js';
import { Freshness } from '../platform/projections/index.js';
import { ReactionsModule } from '../platform/reactions/index.js';
import { READ_STORE } from '../platform/tokens.js';
import { Vault } from '../platform/vault/index.js';
import { AccountController } from './api/account.controller.js';
import { AdminGroupsController } from './api/admin-groups.controller.js';
import { AdminGuestsController } from './api/admin-guests.controller.js';
import { AdminMembersController } from './api/admin-members.controller.js';
import { AvatarsController } from './api/avatars.controller.js';
import { ClientLogsGateway } from './api/client-logs.gateway.js';
import { ForgettingController } from './api/forgetting.controller.js';
import { ForgottenPasswordController } from './api/forgotten-password.controller.js';
import { GuestsController } from './api/guests.controller.js';
import { ImportController } from './api/import.controller.js';
import { InvitationsController } from './api/invitations.controller.js';
import { MembersController } from './api/members.controller.js';
import { OutboxController } from './api/outbox.controller.js';
import { OwnPasswordController } from './api/own-password.controller.js';
import { OwnSessionsController } from './api/own-sessions.controller.js';
import { ProfilesController } from './api/profiles.controller.js';
import { SignInController } from './api/sign-in.controller.js';
import { TabsGateway } from './api/tabs.gateway.js';
import {
  ChangeAccountHandler,
  ChangeAvatarHandler,
  ChangeGuestHandler,
  ChangeMemberHandler,
  ChangePasswordHandler,
  CreateGuestHandler,
  CreateMemberHandler,
  DeleteMemberHandler,
  EndSessionsHandler,
  FirstSignIn,
  ImportMembersHandler,
  InviteMembersHandler,
  NameStreams,
  NewLinks,
  NewPasswords,
  NewSessions,
  NoteMailedHandler,
  PeopleForgetter,
  PrimaryTabs,
  RedeemSignInLinkHandler,
  RequestPasswordResetHandler,
  ResendInvitationHandler,
  SaveProfileHandler,
  SetPasswordByLinkHandler,
  SignInHandler,
  SignOutHandler,
  WriteGroupHandler,
} from './commands/index.js';
import { forgettingOn } from './forgetting.js';
import { guessBudgets } from './guess-budget.providers.js';
import { JwtTokens } from './infra/jwt-tokens.js';
import { MemoryLastSeen } from './infra/memory-last-seen.js';
import { PasswordHasher } from './infra/password-hasher.js';
import { ReadMemberAccounts } from './infra/read-member-accounts.js';
import { ReadMemberDirectory } from './infra/read-member-directory.js';
import { RunningSessions } from './infra/running-sessions.js';
import { SignedReceipts } from './infra/signed-receipts.js';
import { TokenAuthenticator } from './infra/token-authenticator.js';
import { VaultCredentials } from './infra/vault-credentials.js';
import { VaultNameKeys } from './infra/vault-name-keys.js';
import { VaultPasswordLinks } from './infra/vault-password-links.js';
import { VaultSignInLinks } from './infra/vault-sign-in-links.js';
import { Credentials } from './ports/credentials.js';
import { LastSeen } from './ports/last-seen.js';
import { PinBudget } from './ports/guess-budget.js';
import { MemberAccounts } from './ports/member-accounts.js';
import { MemberDirectory } from './ports/member-directory.js';
import { NameKeys } from './ports/name-keys.js';
import { PasswordLinks } from './ports/password-links.js';
import { Receipts } from './ports/receipts.js';
import { SignInLinks } from './ports/sign-in-links.js';
import { Tokens } from './ports/tokens.js';
import {
  FindFormerMembersHandler,
  FindGroupsHandler,
  FindGuestsHandler,
  FindLinksToMailHandler,
  FindMembersHandler,
  FindOutboxMailsHandler,
  FindProfilesHandler,
  FindUnfinishedForgettingsHandler,
  GetForgettingHandler,
  GetGroupHandler,
  GetGuestHandler,
  FindSessionsHandler,
  GetAvatarHandler,
  GetMemberHandler,
  GetOutboxMailHandler,
  OutboxLocks,
  OwnerOfProfileHandler,
} from './queries/index.js';
import { CloseWhatASessionOpenedWhenItEnds } from './reactions/close-what-a-session-opened-when-it-ends.js';
import { FinishForgettingPeople } from './reactions/finish-forgetting-people.js';
import { GiveOpenConnectionsTheirNewRole } from './reactions/give-open-connections-their-new-role.js';
import { LetGoOfTheKeyOfWhoeverIsForgotten } from './reactions/let-go-of-the-key-of-whoever-is-forgotten.js';
import { MailLinksThatWereAskedFor } from './reactions/mail-links-that-were-asked-for.js';
import { TakeFormerMembersOutOfGroups } from './reactions/take-former-members-out-of-groups.js';

const commandsAndQueries = [
  ChangeAccountHandler,
  ChangeAvatarHandler,
  GetAvatarHandler,
  OwnerOfProfileHandler,
  ChangeGuestHandler,
  ChangeMemberHandler,
  ChangePasswordHandler,
  CreateGuestHandler,
  CreateMemberHandler,
  DeleteMemberHandler,
  FindFormerMembersHandler,
  FindGroupsHandler,
  FindGuestsHandler,
  EndSessionsHandler,
  FindLinksToMailHandler,
  FindMembersHandler,
  FindOutboxMailsHandler,
  FindProfilesHandler,
  FindUnfinishedForgettingsHandler,
  FindSessionsHandler,
  FirstSignIn,
  GetForgettingHandler,
  GetGroupHandler,
  GetGuestHandler,
  GetMemberHandler,
  GetOutboxMailHandler,
  OutboxLocks,
  ImportMembersHandler,
  InviteMembersHandler,
  NameStreams,
  NewLinks,
  NewPasswords,
  NewSessions,
  NoteMailedHandler,
  PrimaryTabs,
  RedeemSignInLinkHandler,
  RequestPasswordResetHandler,
  ResendInvitationHandler,
  SaveProfileHandler,
  SetPasswordByLinkHandler,
  SignInHandler,
  SignOutHandler,
  WriteGroupHandler,
];

const forgetting = [
  {
    provide: PeopleForgetter,
    inject: [CommandRunner, PersonalData, Vault, Files, Mail, Freshness, READ_STORE],
    useFactory: (
      runner: CommandRunner,
      personalData: PersonalData,
      vault: Vault,
      files: Files,
      mail: Mail,
      freshness: Freshness,
      store: ProjectionStore,
    ): PeopleForgetter =>
      forgettingOn({ runner, personalData, vault, files, mail, freshness, store }),
  },
  {
    provide: Receipts,
    inject: [Vault],
    useFactory: (vault: Vault): Receipts => new SignedReceipts(vault),
  },
];

const ports = [
  { provide: Authenticator, useClass: TokenAuthenticator },
  { provide: Credentials, useClass: VaultCredentials },
  { provide: LastSeen, useClass: MemoryLastSeen },
  { provide: MemberAccounts, useClass: ReadMemberAccounts },
  { provide: MemberDirectory, useClass: ReadMemberDirectory },
  { provide: NameKeys, useClass: VaultNameKeys },
  { provide: PasswordLinks, useClass: VaultPasswordLinks },
  { provide: SignInLinks, useClass: VaultSignInLinks },
  { provide: Tokens, useClass: JwtTokens },
];

/** Who may come in: members, their sign-in, and the tokens of everybody. */
@Module({
  imports: [CqrsModule, FilesModule, MailModule, ReactionsModule],
  controllers: [
    AccountController,
    AdminGroupsController,
    AdminGuestsController,
    AdminMembersController,
    AvatarsController,
    ForgettingController,
    ForgottenPasswordController,
    GuestsController,
    ImportController,
    InvitationsController,
    MembersController,
    OutboxController,
    OwnPasswordController,
    OwnSessionsController,
    ProfilesController,
    SignInController,
  ],
  providers: [
    ...commandsAndQueries,
    ...ports,
    ...forgetting,
    ...guessBudgets,
    PasswordHasher,
    RunningSessions,
    ClientLogsGateway,
    TabsGateway,
    CloseWhatASessionOpenedWhenItEnds,
    FinishForgettingPeople,
    GiveOpenConnectionsTheirNewRole,
    LetGoOfTheKeyOfWhoeverIsForgotten,
    MailLinksThatWereAskedFor,
    TakeFormerMembersOutOfGroups,
  ],
  exports: [
    Authenticator,
    Credentials,
    FirstSignIn,
    MemberDirectory,
    NameStreams,
    PinBudget,
    Tokens,
  ],
})
export class IdentityModule {}
