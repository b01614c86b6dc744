import type { MemberEvent } from '@foyer/contracts/identity';

/**
 * Ids of everything that was ever kept for a member outside the log. Most of it was replaced and
 * removed long ago.
 */
export interface TracesOfMember {
  readonly fileIds: readonly string[];
  readonly credentialIds: readonly string[];
  readonly linkIds: readonly string[];
  /** Of second factors and their recovery codes. */
  readonly factorIds: readonly string[];
}

export const noTraces: TracesOfMember = {
  fileIds: [],
  credentialIds: [],
  linkIds: [],
  factorIds: [],
};

/**
 * A stop may have kept something from being removed when it was replaced; its event still names it.
 */
export function evolveTraces(traces: TracesOfMember, event: MemberEvent): TracesOfMember {
  switch (event.type) {
    case 'MemberAvatarChanged':
    case 'MemberProfileAvatarChanged':
      return { ...traces, fileIds: [...traces.fileIds, event.data.fileId] };
    case 'MemberPasswordSet':
      return { ...traces, credentialIds: [...traces.credentialIds, event.data.credentialId] };
    case 'MemberInvited':
    case 'PasswordResetRequested':
    case 'MemberEmailChangeRequested':
      return { ...traces, linkIds: [...traces.linkIds, event.data.linkId] };
    case 'MemberFactorSet': {
      const { factorId, codesId } = event.data;
      return { ...traces, factorIds: [...traces.factorIds, factorId, codesId] };
    }
    case 'MemberRecoveryCodesSet':
      return { ...traces, factorIds: [...traces.factorIds, event.data.codesId] };
    case 'MemberCreated':
    case 'MemberDetailsChanged':
    case 'MemberAccessEnded':
    case 'MemberRoleChanged':
    case 'MemberLinkedToSource':
    case 'MemberSourceAccessChanged':
    case 'MemberSourceGroupsNoted':
    case 'MemberActivated':
    case 'MemberDeactivated':
    case 'MemberDeleted':
    case 'MemberSignInProlonged':
    case 'MemberSignedIn':
    case 'MemberSignedOut':
    case 'MemberLinkMailed':
    case 'MemberEmailChangeCancelled':
    case 'MemberSignInNamesChanged':
    case 'MemberEmailProved':
    case 'MemberFactorProved':
    case 'MemberFactorRemoved':
    case 'MemberFactorDue':
    case 'MemberParticularsChanged':
    case 'MemberDescriptionChanged':
    case 'MemberPreferenceChanged':
    case 'MemberHoursChanged':
    case 'MemberProfileSaved':
    case 'SessionOriginNoted':
    case 'PersonForgotten':
    case 'PersonErased':
      return traces;
  }
}
