export { CreateMember, NameStreams, type NewMember } from './members/commands.js';
export { FirstSignIn } from './sign-in/commands.js';
export { ErasureService } from './erasure/domain/erasure.service.js';
export { idsOf } from './members/domain/id-uses.service.js';
export {
  guestStream,
  passingGuestStreams,
  welcomeGuest,
  welcomeToMeeting,
} from './members/domain/passing-guest.service.js';
export { Group } from './members/domain/groups.command.js';
export { claimIn, personIdStreams } from './members/domain/person-ids.service.js';
export { erasureOn, receiptKeysOf } from './erasure/erasure.js';
export { type PersonEraser } from './erasure/ports/person-eraser.js';
export { ERASURE_TASK, eraseByCommandLine, erasureTask } from './erasure/erasure-task.js';
export {
  factorResetOn,
  RESET_FACTOR_TASK,
  resetFactorByCommandLine,
  resetFactorTask,
} from './sign-in/reset-factor-task.js';
export { checkReceipt } from './erasure/adapters/check-receipt.js';
export { pictureFiles } from './members/known-files.js';
export { IdentityModule } from './identity.module.js';
export { Credentials } from './members/adapters/credentials.js';
export { DeviceKeyBudget, PinBudget, SessionPinBudget } from './sign-in/ports/attempt-budget.js';
export { guess } from './sign-in/domain/guess.service.js';
export { PaymentsUnderWay } from './sign-in/ports/payments-under-way.js';
export { CausedMailBudget } from './members/adapters/caused-mail-budget.js';
export { TextBudget } from './sign-in/adapters/text-budget.js';
export { recipientOf } from './members/domain/recipient-of.js';
export { writePaid, type Paid } from './members/paid.js';
export { MemberDirectory } from './members/adapters/member-directory.js';
export { groups } from './members/views/groups.js';
export { members } from './members/views/members.js';
export { lossesOfRights } from './members/reactions/losses-of-rights.js';
export { takeFormerMembersOut } from './members/reactions/former-members.js';
export { sourceSettings } from './user-sources/adapters/source-settings.js';
export { ClientSecrets } from './sign-in/adapters/client-secrets.js';
export { Tokens } from './sign-in/adapters/tokens.js';
export type { DeviceTokens } from './sign-in/adapters/token-claims.js';
export { unlessGuessedTooOften } from './sign-in/domain/unless-guessed-too-often.service.js';
