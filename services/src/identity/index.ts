export {
  CreateMember,
  FirstSignIn,
  NameStreams,
  PeopleForgetter,
  type NewMember,
} from './commands/index.js';
export { forgettingOn, receiptKeysOf, type ForgettingParts } from './forgetting.js';
export { FORGET_TASK, forgetByCommandLine, forgettingTask } from './forgetting-task.js';
export { checkReceipt, type ReceiptPayload } from './infra/check-receipt.js';
export { IdentityModule } from './identity.module.js';
export { Credentials } from './ports/credentials.js';
export { PinBudget, type Guess } from './ports/guess-budget.js';
export { MemberDirectory } from './ports/member-directory.js';
export { TakeFormerMembersOut } from './reactions/former-members.js';
export { Tokens, type TokenClaims } from './ports/tokens.js';
