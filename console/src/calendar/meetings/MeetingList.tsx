import type { AdminMeeting } from '@foyer/contracts/calendar';
import {
  BooleanField,
  FunctionField,
  NullableBooleanInput,
  SelectInput,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';

const STATES = ['planned', 'cancelled'] as const;
const REPEATS = ['none', 'daily', 'weekly', 'monthly'] as const;
const named = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `meeting.${group}.${id}` }));

const filters = [
  <SelectInput key="status" source="status" choices={named('status', STATES)} alwaysOn />,
  <SelectInput key="repeat" source="repeat" choices={named('repeat', REPEATS)} />,
  <NullableBooleanInput key="live" source="live" />,
];

/** All meetings, those of others as well; a series is one row. */
export function MeetingList() {
  const translate = useTranslate();
  const nameOf = ({ name }: AdminMeeting) => name ?? translate('meeting.untitled');
  const repeats = ({ repeat }: AdminMeeting) => translate(`meeting.repeat.${repeat}`);
  const state = ({ status }: AdminMeeting) => translate(`meeting.status.${status}`);
  return (
    <ResourceList<AdminMeeting>
      texts="meeting"
      sort={['startTime', 'DESC']}
      filters={filters}
      csv={{
        name: nameOf,
        startTime: ({ startTime }, locale) => formatMoment(startTime, locale),
        endTime: ({ endTime }, locale) => formatMoment(endTime, locale),
        timeZone: ({ timeZone }) => timeZone,
        repeat: repeats,
        status: state,
        attendeeCount: ({ attendeeCount }) => attendeeCount,
      }}
      narrow={{ primaryText: nameOf, secondaryText: (one) => `${state(one)} · ${repeats(one)}` }}
    >
      <LinkField<AdminMeeting> source="name" to="show" sortable={false} render={nameOf} />
      <LocalDate source="startTime" showTime />
      <FunctionField<AdminMeeting> source="repeat" sortable={false} render={repeats} />
      <FunctionField<AdminMeeting>
        source="attendeeCount"
        render={({ attendeeCount }) => attendeeCount}
      />
      <FunctionField<AdminMeeting> source="status" sortable={false} render={state} />
      <BooleanField source="live" sortable={false} />
    </ResourceList>
  );
}
