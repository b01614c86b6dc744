export { CreateMember, NameStreams, type NewMember } from './members/commands/index.js';
export { FirstSignIn } from './sign-in/commands/index.js';
export { ErasureService } from './erasure/commands/erasure-service.js';
export { idUsesBeside } from './members/commands/id-uses.js';
export {
  guestStream,
  passingGuestStreams,
  welcomeGuest,
  welcomeToMeeting,
} from './members/commands/passing-guest.js';
export { Group } from './members/commands/groups.js';
export { claimIn, personIdStreams } from './members/commands/person-ids.js';
export { erasureOn, receiptKeysOf, type ErasureParts } from './erasure/erasure.js';
export { type PersonEraser } from './erasure/ports/person-eraser.js';
export { ERASURE_TASK, eraseByCommandLine, erasureTask } from './erasure/erasure-task.js';
export { checkReceipt, type ReceiptPayload } from './erasure/infra/check-receipt.js';
export { pictureFiles } from './members/known-files.js';
export { IdentityModule } from './identity.module.js';
export { Credentials } from './members/ports/credentials.js';
export {
  DeviceKeyBudget,
  PinBudget,
  SessionPinBudget,
  type Attempt,
} from './sign-in/ports/rate-limiter.js';
export { guess } from './sign-in/ports/guess.js';
export { PaymentsUnderWay } from './sign-in/ports/payments-under-way.js';
export { CausedMailBudget } from './members/ports/caused-mail-budget.js';
export { TextBudget } from './sign-in/ports/text-budget.js';
export type { Paid } from './members/ports/paid.js';
export { MemberDirectory } from './members/ports/member-directory.js';
export { groups } from './members/queries/groups.js';
export { members } from './members/queries/members.js';
export { lossesOfRights } from './members/reactions/losses-of-rights.js';
export { takeFormerMembersOut } from './members/reactions/former-members.js';
export { sourceSettings } from './sign-in/sources/infra/source-settings.js';
export { ClientSecrets } from './sign-in/ports/client-secrets.js';
export { Tokens, type DeviceTokens, type TokenClaims } from './sign-in/ports/tokens.js';
export { unlessGuessedTooOften } from './sign-in/commands/unless-guessed-too-often.js';
