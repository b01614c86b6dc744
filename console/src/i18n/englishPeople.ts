/** English texts about people: members in detail, invitations. */
export const englishPeople = {
  people: {
    tab: {
      account: 'Main account',
      profiles: 'Profiles',
      portals: 'Portals',
      statistics: 'Statistics',
    },
    particulars: 'Particulars',
    create: { title: 'New member with a first password' },
    invite: {
      title: 'Invite a member',
      action: 'Invite',
      send: 'Send invitation',
      again: 'Send again',
    },
    profiles: {
      hint: 'Other names and roles under which this member can answer.',
      empty: 'There is no additional profile yet.',
      add: 'Add profile',
      name: 'Profile name',
      description: 'About this person',
    },
    portals: { hint: 'The member sees the lines of these portals and answers their visitors.' },
    statistics: {
      calls: 'Calls answered',
      averageMs: 'Average duration',
      waitedMs: 'Visitors waited',
      rating: 'Average rating',
      all: 'Of all calls; %{smart_count} visitor rated. |||| Of all calls; %{smart_count} visitors rated.',
      newest: 'Averages of the newest 999 calls; %{smart_count} visitors rated.',
    },
  },
  resources: {},
};

export type PeopleMessages = typeof englishPeople;
