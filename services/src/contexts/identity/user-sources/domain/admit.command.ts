import { defineCommand } from '#platform/cqrs';
import { admissionNeeds, admit, shutOutMember } from './admit.service.js';
import type { SourceAccount } from './source-account.js';

/**
 * Updates or creates the member of a person from a source, as the source describes the person now.
 */
export const AdmitFromSource = defineCommand({
  name: 'AdmitFromSource',
  needs: admissionNeeds,
  handle: (account: SourceAccount, { needs, ...tools }) => admit(account, needs, tools),
});

/** Shut out a member who is not in the source any more. */
export const ShutOutOfSource = defineCommand({
  name: 'ShutOutOfSource',
  handle: (data: { readonly memberId: string; readonly identityKey: string }, { context, run }) =>
    shutOutMember(data, { context, run }),
});
