import type { AccountEvent, Preference } from '@foyer/contracts/identity';
import type { WeekAvailability } from '@foyer/contracts/portals';

/**
 * The details of an account in addition to name and rights. They are null for a forgotten person.
 */
export interface Particulars {
  readonly company: string | null;
  readonly companyRole: string | null;
  readonly dateOfBirth: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly state: string | null;
}

/** How a member likes the product to behave, but for the language, by which mails go out too. */
export type Liking = Omit<Preference, 'language'>;

/** The content of an additional profile. */
export interface ProfileText {
  readonly profileName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly companyRole: string | null;
  readonly description: string | null;
}

export interface Profile {
  readonly text: ProfileText;
  /** The file of its picture. */
  readonly avatarFileId: string | null;
}

/** Everything about a member on which no right depends. */
export interface Account {
  readonly particulars: Particulars;
  readonly description: string | null;
  readonly liking: Liking;
  readonly availability: WeekAvailability | null;
  readonly avatarFileId: string | null;
  readonly profiles: ReadonlyMap<string, Profile>;
}

/** The week of a member who never gave hours. */
export const NO_HOURS: WeekAvailability = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

export const newAccount: Account = {
  particulars: {
    company: '',
    companyRole: '',
    dateOfBirth: null,
    city: '',
    address: '',
    zipCode: '',
    state: '',
  },
  description: '',
  liking: { theme: 'system', ringVolume: 0.6, notifications: true },
  availability: null,
  avatarFileId: null,
  profiles: new Map(),
};

/** The files of all pictures of a member. */
export function picturesOf({ avatarFileId, profiles }: Account): readonly string[] {
  const ofProfiles = [...profiles.values()].map((profile) => profile.avatarFileId);
  return [avatarFileId, ...ofProfiles].filter((fileId) => fileId !== null);
}

export function evolveAccount(account: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'MemberParticularsChanged': {
      const { company, companyRole, dateOfBirth, city, address, zipCode, state } = event.data;
      const particulars = { company, companyRole, dateOfBirth, city, address, zipCode, state };
      return { ...account, particulars };
    }
    case 'MemberDescriptionChanged':
      return { ...account, description: event.data.description };
    case 'MemberPreferenceChanged': {
      const { theme, ringVolume, notifications } = event.data;
      return { ...account, liking: { theme, ringVolume, notifications } };
    }
    case 'MemberHoursChanged':
      return { ...account, availability: event.data.availability };
    case 'MemberAvatarChanged':
      return { ...account, avatarFileId: event.data.fileId };
    case 'MemberProfileSaved': {
      const { profileId, profileName, firstName, lastName, company, companyRole, description } =
        event.data;
      const text = { profileName, firstName, lastName, company, companyRole, description };
      const avatarFileId = account.profiles.get(profileId)?.avatarFileId ?? null;
      return withProfile(account, profileId, { text, avatarFileId });
    }
    case 'MemberProfileAvatarChanged': {
      const { profileId, fileId } = event.data;
      const profile = account.profiles.get(profileId);
      return profile
        ? withProfile(account, profileId, { ...profile, avatarFileId: fileId })
        : account;
    }
    case 'SessionOriginNoted':
      return account;
  }
}

function withProfile(account: Account, profileId: string, profile: Profile): Account {
  return { ...account, profiles: new Map(account.profiles).set(profileId, profile) };
}
