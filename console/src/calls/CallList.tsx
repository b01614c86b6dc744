import type { AuditSubject } from '@foyer/contracts/audit';
import { CallKind, CallOutcome, RecordEndReason, type CallRecord } from '@foyer/contracts/calls';
import {
  AutocompleteInput,
  DateTimeInput,
  FunctionField,
  NullableBooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextField,
  useLocaleState,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { LinkField } from '../layout/LinkField.js';
import { momentOf } from '../layout/today.js';
import { LocalDate } from '../layout/LocalDate.js';
import { ResourceList } from '../layout/ResourceList.js';
import { partnerOf, sourceOf } from './callNames.js';
import { CallListActions } from './CallListActions.js';
import { SpansFilter } from './SpansFilter.js';
import { ratingOf } from './ratingText.js';
import { CallState } from './CallState.js';
import { formatDuration } from '../i18n/duration.js';

const byText = (q: string) => ({ q });

function AgentFilter({ label = 'resources.calls.fields.agentId' }: { label?: string }) {
  const translate = useTranslate();
  return (
    <AutocompleteInput
      label={label}
      optionText={({ name }: AuditSubject) => name ?? translate('record.unnamed')}
      filterToQuery={byText}
    />
  );
}

const filters = [
  <ReferenceInput key="queueId" source="queueId" reference="portalNames">
    <AutocompleteInput
      label="resources.calls.fields.queueId"
      optionText="name"
      filterToQuery={byText}
    />
  </ReferenceInput>,
  <ReferenceInput key="agentId" source="agentId" reference="personNames">
    <AgentFilter />
  </ReferenceInput>,
  <SelectInput
    key="state"
    source="state"
    choices={(['waiting', 'inCall', 'ended', 'missed'] as const).map((id) => ({
      id,
      name: `call.state.${id}`,
    }))}
  />,
  <SelectInput
    key="outcome"
    source="outcome"
    choices={CallOutcome.options.map((id) => ({ id, name: `call.outcome.${id}` }))}
  />,
  <SelectInput
    key="endReason"
    source="endReason"
    choices={RecordEndReason.options
      .flatMap(({ options }) => options)
      .map((id) => ({ id, name: `call.endReason.${id}` }))}
  />,
  <SelectInput
    key="type"
    source="type"
    choices={CallKind.options.map((id) => ({ id, name: `callStatistics.type.${id}` }))}
  />,
  <ReferenceInput key="missedBy" source="missedBy" reference="personNames">
    <AgentFilter label="resources.calls.fields.missedBy" />
  </ReferenceInput>,
  <NullableBooleanInput key="unanswered" source="unanswered" />,
  <NumberInput
    key="waitedUpTo"
    source="waitedUpTo"
    min={0}
    format={(ms: number | null) => (ms === null ? '' : ms / 1000)}
    parse={(seconds: string) => (seconds === '' ? undefined : Math.round(Number(seconds) * 1000))}
  />,
  <SpansFilter key="within" source="within" />,
  <NullableBooleanInput key="rated" source="rated" />,
  <DateTimeInput key="from" source="from" parse={momentOf} />,
  <DateTimeInput key="to" source="to" parse={momentOf} />,
];

/** All calls, newest first. */
export function CallList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const visitor = (call: CallRecord) => partnerOf(call, translate);
  const source = (call: CallRecord) => sourceOf(call, translate);
  const rating = (call: CallRecord) => ratingOf(call, translate);
  return (
    <ResourceList<CallRecord & { id: string }>
      texts="call"
      sort={['rangAt', 'DESC']}
      filters={filters}
      actions={<CallListActions />}
      rowClick="show"
      narrow={{
        below: 'md',
        primaryText: visitor,
        secondaryText: (call) => `${source(call)} · ${formatMoment(call.rangAt, locale)}`,
        tertiaryText: (call) => <CallState call={call} />,
      }}
    >
      <LocalDate source="rangAt" showTime />
      <LinkField<CallRecord & { id: string }>
        source="visitorName"
        sortable={false}
        to="show"
        render={visitor}
      />
      <FunctionField<CallRecord> source="queueName" render={source} />
      <TextField source="agentName" sortable={false} emptyText="–" />
      <FunctionField<CallRecord>
        source="state"
        sortable={false}
        render={(call) => <CallState call={call} />}
      />
      <FunctionField<CallRecord>
        source="waitedMs"
        textAlign="right"
        render={(call) => formatDuration(call.waitedMs)}
      />
      <FunctionField<CallRecord>
        source="durationMs"
        textAlign="right"
        render={(call) => formatDuration(call.durationMs)}
      />
      <FunctionField<CallRecord> source="rating" render={rating} />
    </ResourceList>
  );
}
