import type { AdminRecording } from '@foyer/contracts/recordings';
import type { Member } from '@foyer/contracts/identity';
import {
  AutocompleteInput,
  DateTimeInput,
  FilterButton,
  FunctionField,
  ReferenceInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useLocaleState,
  useTranslate,
} from 'react-admin';

import { formatDuration } from '../i18n/duration.js';
import { formatMoment } from '../i18n/format.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { momentOf } from '../layout/today.js';
import { ResourceList } from '../layout/ResourceList.js';
import { memberName } from '../identity/members/memberName.js';
import { participantsOf } from './participantsOf.js';
import { RecordingState } from './RecordingState.js';
import { RetentionButton } from './RetentionButton.js';

const byText = (q: string) => ({ q });

function InitiatorFilter() {
  const translate = useTranslate();
  return (
    <AutocompleteInput
      label="resources.recordings.fields.initiator"
      optionText={(member: Member) => memberName(member, translate)}
      filterToQuery={byText}
    />
  );
}

const filters = [
  <SelectInput
    key="type"
    source="type"
    choices={(['audio', 'video'] as const).map((id) => ({ id, name: `recording.type.${id}` }))}
    alwaysOn
  />,
  <SelectInput
    key="status"
    source="status"
    choices={(['recording', 'processing', 'ready', 'failed'] as const).map((id) => ({
      id,
      name: `recording.status.${id}`,
    }))}
    alwaysOn
  />,
  <ReferenceInput key="initiatorId" source="initiatorId" reference="members">
    <InitiatorFilter />
  </ReferenceInput>,
  <DateTimeInput key="from" source="from" parse={momentOf} />,
  <DateTimeInput key="to" source="to" parse={momentOf} />,
];

function Retention() {
  const { canAccess } = useCanAccess({ resource: 'recordings', action: 'delete' });
  return <RetentionButton mayChange={canAccess === true} />;
}

const actions = (
  <TopToolbar>
    <FilterButton />
    <Retention />
  </TopToolbar>
);

/** All recordings, newest first. */
export function RecordingList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const typeOf = ({ type }: AdminRecording) => translate(`recording.type.${type}`);
  const participants = (one: AdminRecording) => participantsOf(one, translate);
  return (
    <ResourceList<AdminRecording>
      texts="recording"
      sort={['date', 'DESC']}
      filters={{ all: filters }}
      actions={actions}
      // Administrators say before the first recording how long it is kept.
      first={<Retention />}
      rowClick="show"
      narrow={{
        below: 'md',
        primaryText: participants,
        secondaryText: ({ date, duration }) =>
          `${formatMoment(date, locale)} · ${formatDuration(duration)}`,
        tertiaryText: (one) => <RecordingState {...one} />,
      }}
    >
      <LocalDate source="date" showTime />
      <LinkField<AdminRecording> source="fileName" to="show" render={({ fileName }) => fileName} />
      <FunctionField<AdminRecording>
        source="initiator"
        sortable={false}
        render={({ initiator }) => initiator ?? translate('call.anonymous')}
      />
      <FunctionField<AdminRecording> source="participants" sortable={false} render={participants} />
      <FunctionField<AdminRecording>
        source="duration"
        textAlign="right"
        render={({ duration, status }) => (status === 'ready' ? formatDuration(duration) : '–')}
      />
      <FunctionField<AdminRecording> source="type" render={typeOf} />
      <FunctionField<AdminRecording>
        source="status"
        render={(one) => <RecordingState {...one} />}
      />
    </ResourceList>
  );
}
