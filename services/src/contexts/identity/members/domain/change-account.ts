import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent, Preference } from '@foyer/contracts/identity';
import type { WeekAvailability } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import { NO_HOURS } from './account.js';
import type { MemberState } from './member.js';

/** The changes of members to how they work and like to work; absent fields stay. */
export interface AccountChange {
  readonly description?: string;
  readonly preference?: Partial<Preference>;
  /** The days that change. */
  readonly availability?: Partial<WeekAvailability>;
}

/** Changes a member's own account without names and rights; each real change becomes an event. */
export function changeAccount(
  state: MemberState,
  { description, preference, availability }: AccountChange,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  const { id: memberId, account, details } = state;
  const events: MemberEvent[] = [];
  if (description !== undefined && description !== account.description) {
    events.push({ type: 'MemberDescriptionChanged', data: { memberId, description } });
  }
  if (preference) {
    const { language, ...liking } = {
      language: details.language,
      ...account.liking,
      ...preference,
    };
    if (language !== details.language) {
      events.push({ type: 'MemberDetailsChanged', data: { memberId, ...details, language } });
    }
    if (!isSameValue(liking, account.liking)) {
      events.push({ type: 'MemberPreferenceChanged', data: { memberId, ...liking } });
    }
  }
  if (availability) {
    const week = { ...NO_HOURS, ...account.availability, ...availability };
    if (!isSameValue(week, account.availability)) {
      events.push({ type: 'MemberHoursChanged', data: { memberId, availability: week } });
    }
  }
  return accepted(events);
}
