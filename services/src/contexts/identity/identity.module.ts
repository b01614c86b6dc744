import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import type { ProjectionStore } from '@foyer/projections';

import { SettingsModule } from '#contexts/settings';
import { Authenticator } from '#platform/http/authentication';
import {
  CommandRunner,
  provideCommands,
  provideJobs,
  provideQueries,
  provideReactions,
} from '#platform/cqrs';
import { Files, FilesModule } from '#platform/stores/files';
import { Mail, MailModule } from '#platform/operations/mail';
import { PersonalData } from '#platform/stores/personal-data';
import { Freshness } from '#platform/cqrs/projections';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { controllersOf, provideSlices } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { Vault } from '#platform/stores/vault';
import { ApiKeySecrets } from './api-keys/adapters/api-key-secrets.js';
import { KeyUses } from './api-keys/adapters/key-uses.js';
import { RunningKeys } from './api-keys/adapters/running-keys.js';
import { KeyUseRecorder } from './api-keys/domain/key-use-recorder.service.js';
import { EitherAuthenticator } from './sign-in/domain/either-authenticator.service.js';
import { KeyAuthenticator } from './sign-in/domain/key-authenticator.service.js';
import * as keySlices from './api-keys/slices.js';
import { AccountController } from './sign-in/api/account.controller.js';
import { AdminGuestsController } from './members/api/admin-guests.js';
import { AdminMembersController } from './members/api/admin-members.js';
import { AvatarsController } from './members/api/avatars.controller.js';
import { ClientLogBudget } from './sign-in/api/client-log-budget.js';
import { ClientLogsGateway } from './sign-in/api/client-logs.gateway.js';
import { ErasureController } from './erasure/api/erasure.controller.js';
import { FactorController } from './sign-in/api/factor.controller.js';
import { ForgottenPasswordController } from './sign-in/api/forgotten-password.controller.js';
import { GuestsController } from './members/api/guests.controller.js';
import { ImportController } from './members/api/import.controller.js';
import { InvitationsController } from './sign-in/api/invitations.controller.js';
import { MembersController } from './members/api/members.controller.js';
import { OutboxController } from './sign-in/api/outbox.controller.js';
import { OwnCallController } from './sign-in/api/own-call.controller.js';
import { OwnPasswordController } from './sign-in/api/own-password.controller.js';
import { OwnSessionsController } from './sign-in/api/own-sessions.controller.js';
import { ProfilesController } from './members/api/profiles.controller.js';
import { SignInController } from './sign-in/api/sign-in.controller.js';
import { TabsGateway } from './sign-in/api/tabs.gateway.js';
import { ErasureService } from './erasure/domain/erasure.service.js';
import { FindUnfinishedErasures } from './erasure/views/find-erasures.js';
import * as memberCommands from './members/commands.js';
import * as memberQueries from './members/queries.js';
import * as memberSlices from './members/slices.js';
import * as signInCommands from './sign-in/commands.js';
import * as signInQueries from './sign-in/queries.js';
import { ProvidersController } from './user-sources/api/providers.controller.js';
import { SsoController } from './sign-in/api/sso.controller.js';
import * as sourceCommands from './user-sources/commands.js';
import * as sourceQueries from './user-sources/queries.js';
import { PlanLdapSyncs } from './user-sources/reactions/plan-ldap-syncs.js';
import { SyncLdap } from './user-sources/reactions/sync-ldap.js';
import { sourceProviders } from './sources.providers.js';
import { erasureOn } from './erasure/erasure.js';
import { attemptBudgets } from './sign-in/attempt-budget.providers.js';
import { DeviceSignIns } from './sign-in/adapters/device-sign-ins.js';
import { Tokens } from './sign-in/adapters/tokens.js';
import { LastSeen } from './sign-in/adapters/last-seen.js';
import { PasswordHasher } from './members/adapters/password-hasher.js';
import { MemberAccounts } from './sign-in/adapters/member-accounts.js';
import { MemberDirectory } from './members/adapters/member-directory.js';
import { RunningSessions } from './sign-in/adapters/running-sessions.js';
import { Receipts } from './erasure/adapters/receipts.js';
import { ClientSecrets } from './sign-in/adapters/client-secrets.js';
import { TokenAuthenticator } from './sign-in/adapters/token-authenticator.js';
import { Credentials } from './members/adapters/credentials.js';
import { CommonPasswords } from './members/domain/common-passwords.service.js';
import { Factors } from './members/adapters/factors.js';
import { NameKeys } from './members/adapters/name-keys.js';
import { PasswordLinks } from './members/adapters/password-links.js';
import { SignInLinks } from './sign-in/adapters/sign-in-links.js';
import { DeviceKeyBudget, PinBudget, SessionPinBudget } from './sign-in/ports/attempt-budget.js';
import { PaymentsUnderWay } from './sign-in/ports/payments-under-way.js';
import { CausedMailBudget } from './members/adapters/caused-mail-budget.js';
import { TextBudget } from './sign-in/adapters/text-budget.js';
import { CloseWhatASessionOpenedWhenItEnds } from './sign-in/reactions/close-what-a-session-opened-when-it-ends.js';
import { ExtendWhatASessionOpened } from './sign-in/reactions/extend-what-a-session-opened.js';
import { CancelJobsOfErasedPeople } from './erasure/reactions/cancel-jobs-of-erased-people.js';
import { FinishErasures } from './erasure/reactions/finish-erasures.js';
import { GiveOpenConnectionsTheirNewRole } from './sign-in/reactions/give-open-connections-their-new-role.js';
import { DropKeyOfErasedPerson } from './erasure/reactions/drop-key-of-erased-person.js';
import { MailLink } from './sign-in/reactions/mail-links-that-were-asked-for.js';
import { NotifyOldAddress } from './sign-in/reactions/notify-old-address.js';
import { TakeFormerMembersOutOfGroups } from './members/reactions/take-former-members-out-of-groups.js';

const { NameStreams } = memberCommands;
const { FactorSetup, FirstSignIn, NewLinks, NewPasswords, NewSessions, PrimaryTabs } =
  signInCommands;

const commandsAndQueries = [
  ...provideSlices(memberSlices),
  ...provideSlices(keySlices),
  ...provideCommands({ ...memberCommands, ...signInCommands, ...sourceCommands }),
  ...provideQueries({
    ...memberQueries,
    ...signInQueries,
    ...sourceQueries,
    FindUnfinishedErasures,
  }),
  FactorSetup,
  FirstSignIn,
  NameStreams,
  NewLinks,
  CommonPasswords,
  NewPasswords,
  NewSessions,
  PrimaryTabs,
  signInQueries.OutboxLocks,
  signInQueries.ReaderZones,
];

const erasure = [
  {
    provide: ErasureService,
    inject: [CommandRunner, PersonalData, Vault, Files, Mail, Freshness, READ_STORE],
    useFactory: (
      runner: CommandRunner,
      personalData: PersonalData,
      vault: Vault,
      files: Files,
      mail: Mail,
      freshness: Freshness,
      store: ProjectionStore,
    ): ErasureService => erasureOn({ runner, personalData, vault, files, mail, freshness, store }),
  },
  Receipts,
];

/** The classes that reach stores and keys. */
const adapters = [
  { provide: Authenticator, useClass: EitherAuthenticator },
  TokenAuthenticator,
  ApiKeySecrets,
  Credentials,
  Factors,
  KeyAuthenticator,
  KeyUses,
  LastSeen,
  MemberAccounts,
  MemberDirectory,
  NameKeys,
  PasswordLinks,
  SignInLinks,
  Tokens,
  ClientSecrets,
];

/** Provides access for people: members, their sign-in, and the tokens of all people. */
@Module({
  imports: [CqrsModule, FilesModule, JobsModule, MailModule, ReactionsModule, SettingsModule],
  controllers: [
    AccountController,
    ...controllersOf(memberSlices),
    ...controllersOf(keySlices),
    AdminGuestsController,
    AdminMembersController,
    AvatarsController,
    ErasureController,
    FactorController,
    ForgottenPasswordController,
    GuestsController,
    ImportController,
    InvitationsController,
    MembersController,
    OutboxController,
    OwnCallController,
    OwnPasswordController,
    OwnSessionsController,
    ProfilesController,
    ProvidersController,
    SignInController,
    SsoController,
  ],
  providers: [
    ...commandsAndQueries,
    ...adapters,
    ...erasure,
    ...attemptBudgets,
    ...sourceProviders,
    PasswordHasher,
    RunningKeys,
    RunningSessions,
    DeviceSignIns,
    ClientLogBudget,
    ClientLogsGateway,
    TabsGateway,
    KeyUseRecorder,
    DropKeyOfErasedPerson,
    ...provideJobs([MailLink, SyncLdap, NotifyOldAddress]),
    ...provideReactions([
      CancelJobsOfErasedPeople,
      CloseWhatASessionOpenedWhenItEnds,
      ExtendWhatASessionOpened,
      FinishErasures,
      GiveOpenConnectionsTheirNewRole,
      PlanLdapSyncs,
      TakeFormerMembersOutOfGroups,
    ]),
  ],
  exports: [
    Authenticator,
    CausedMailBudget,
    Credentials,
    DeviceKeyBudget,
    FirstSignIn,
    MemberDirectory,
    NameStreams,
    PaymentsUnderWay,
    PinBudget,
    SessionPinBudget,
    TextBudget,
    Tokens,
    ClientSecrets,
  ],
})
export class IdentityModule {}
