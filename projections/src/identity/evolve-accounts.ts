import type { AccountEvent } from '@foyer/contracts/identity';
import type { Change, Evolve } from '../platform/runner/index.js';
import type { MemberCollections, MemberDocument } from './members.model.js';

/** The values of a new account, before a person has set any. */
export const NEW_ACCOUNT = {
  company: '',
  companyRole: '',
  dateOfBirth: null,
  city: '',
  address: '',
  zipCode: '',
  state: '',
  description: '',
  availability: null,
  avatarDocumentId: null,
  liking: { theme: 'system', ringVolume: 0.6, notifications: true },
} as const satisfies Partial<MemberDocument>;

/** Applies the account data other than names and rights. */
export const evolveAccounts: Evolve<MemberCollections, AccountEvent> = {
  MemberParticularsChanged: ({ data, metadata }) => {
    const { memberId, ...particulars } = data;
    return [member(memberId, { set: { ...particulars, updatedAt: metadata.at } })];
  },
  MemberDescriptionChanged: ({ data, metadata }) => [
    member(data.memberId, { set: { description: data.description, updatedAt: metadata.at } }),
  ],
  MemberPreferenceChanged: ({ data }) => {
    const { memberId, ...liking } = data;
    return [member(memberId, { set: { liking } })];
  },
  MemberHoursChanged: ({ data, metadata }) => [
    member(data.memberId, { set: { availability: data.availability, updatedAt: metadata.at } }),
  ],
  MemberAvatarChanged: ({ data, metadata }) => [
    member(data.memberId, { set: { avatarDocumentId: data.fileId, updatedAt: metadata.at } }),
  ],
  MemberProfileSaved: async ({ data, revision }, documents) => {
    const { memberId, profileId, profileName, firstName, lastName } = data;
    const _id = profileKey(memberId, profileId);
    // Of a forgotten person there is no profile any more.
    if (profileName === null || firstName === null || lastName === null) {
      return [{ op: 'delete', collection: 'profiles', id: _id }];
    }
    const kept = await documents.get('profiles', _id);
    const company = data.company ?? '';
    const companyRole = data.companyRole ?? '';
    const description = data.description ?? '';
    const text = { profileName, firstName, lastName, company, companyRole, description };
    const avatarDocumentId = kept?.avatarDocumentId ?? null;
    const doc = { _id, profileId, memberId, ...text, avatarDocumentId, revision };
    return [{ op: 'put', collection: 'profiles', doc }];
  },
  MemberProfileAvatarChanged: ({ data }) => [
    {
      op: 'update',
      collection: 'profiles',
      id: profileKey(data.memberId, data.profileId),
      change: { set: { avatarDocumentId: data.fileId } },
    },
  ],
  SessionOriginNoted: ({ data }) => [
    {
      op: 'update',
      collection: 'sessions',
      id: data.sessionId,
      change: { set: { device: data.device, address: data.address } },
    },
  ],
};

function member(id: string, change: Change<MemberDocument>) {
  return { op: 'update', collection: 'members', id, change } as const;
}

function profileKey(memberId: string, profileId: string): string {
  return `${memberId}:${profileId}`;
}
