import { ApiError } from '@foyer/contracts/client';
import type { ProviderTrial } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { HttpError, SaveButton, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { errorText } from '#layout/errorText.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { changedInGroups, withChanges } from '#layout/saving/changedFields.js';
import { FormGuard } from '#layout/saving/FormGuard.js';
import { RevisedForm } from '#layout/saving/RevisedForm.js';
import { useRevisedForm } from '#layout/saving/useRevisedForm.js';
import { api } from '#providers/api.js';
import { touchesPeople } from './PlanPeople.js';
import { usePlanQuestion } from './PlanQuestion.js';
import { noSecrets, removedSecrets, settingsOf, type Body, type Fields } from './settingsOf.js';
import { TrialOutcome } from './TrialOutcome.js';

type Settings = Fields & { readonly revision?: number };

/** A call that takes the settings of a source. */
type SettingsRoute = RouteDefinition & { readonly body?: Body | undefined };

interface SourceFormProps {
  readonly source: string;
  readonly read: RouteDefinition;
  readonly save: SettingsRoute;
  /** Tries the typed settings, if that is possible without a person who signs in. */
  readonly trial?: SettingsRoute;
  /** True if the trial tells how saving would affect members; that is asked about first. */
  readonly planned?: boolean;
  /** Stands below, outside of the form. */
  readonly below?: (enabled: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** The settings of one user source: read, tried and saved as a whole. */
export function SourceForm(props: SourceFormProps) {
  const { source, read, below } = props;
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(source),
    queryFn: () => readSettings(read),
    // Typed input must not be replaced by the server's values.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error !== null) {
    return (
      <FailureAlert text={errorText(error) ?? translate('userSources.failed')} retry={refetch} />
    );
  }
  if (data === undefined) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <LoadedSource {...props} data={data} />
      {below?.(data.enabled === true)}
    </>
  );
}

const keyOf = (source: string) => ['userSources', source];
const readSettings = async (read: RouteDefinition) => (await api.call(read, {})) as Settings;

function LoadedSource(props: SourceFormProps & { data: Settings }) {
  const { source, read, save: route, trial, planned = false, data, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const question = usePlanQuestion();
  const { base, save, editing } = useRevisedForm<Settings>({
    record: data,
    changesOf: (form, began) => ({
      ...changedInGroups(settingsOf(route.body, form), settingsOf(route.body, began)),
      ...removedSecrets(route.body, form),
    }),
    // They are saved as a whole: what was not touched here stays as others left it.
    send: async (changes, { revision, ...seen }) => {
      const body: Fields = { ...withChanges(settingsOf(route.body, seen), changes), revision };
      const removeSecret = Object.keys(noSecrets(route.body)).some((name) => changes[name] === '');
      if (planned && trial && body.enabled === true) {
        const { plan } = (await api.call(trial, {
          body: settingsOf(trial.body, { ...body, removeSecret }),
        })) as ProviderTrial;
        // Not saved, and not to be lost.
        if (plan !== null && touchesPeople(plan) && !(await question.ask(plan))) {
          throw new HttpError(translate('layout.notSaved'), 409);
        }
      }
      client.setQueryData(keyOf(source), await api.call(route, { body }));
      const said = translate('userSources.saved');
      notify(said, { type: 'success', messageArgs: { _: said } });
    },
    read: () => readSettings(read),
  });
  if (base === undefined) return null;
  return (
    <>
      <RevisedForm
        record={{ ...base, ...noSecrets(route.body), id: source, removeSecret: false }}
        save={save}
        editing={editing}
        path={`/userSources/${source}`}
      >
        {children}
        <SourceToolbar trial={trial} />
      </RevisedForm>
      {question.dialog}
    </>
  );
}

/** A name in a list of attributes is labelled by what it names. */
const labelled = (translate: (key: string) => string) => (path: string) =>
  /^(?:attributes|claims)\./.test(path)
    ? translate(`userSources.attribute.${path.split('.').at(-1) ?? ''}`)
    : undefined;

/** Saves, and tries what stands in the form. */
function SourceToolbar({ trial }: { trial: SettingsRoute | undefined }) {
  const translate = useTranslate();
  const { getValues, setError, trigger } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const [outcome, setOutcome] = useState<ProviderTrial | Error>();
  const [busy, setBusy] = useState(false);

  const run = async (route: SettingsRoute) => {
    if (!(await trigger())) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(
        (await api.call(route, { body: settingsOf(route.body, getValues()) })) as ProviderTrial,
      );
    } catch (fault) {
      if (fault instanceof ApiError) {
        for (const [path, message] of Object.entries(fault.fields)) {
          setError(path.replace(/\.\d+$/, ''), { type: 'server', message });
        }
      }
      setOutcome(fault instanceof Error ? fault : new Error());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mt: 3 }}>
      <div role="status">{outcome && <TrialOutcome outcome={outcome} />}</div>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <FormGuard choices="member.role" labelOf={labelled(translate)} />
        <SaveButton alwaysEnable={isDirty} />
        {trial && (
          <Button
            variant="outlined"
            disabled={busy || isSubmitting}
            onClick={() => void run(trial)}
          >
            {translate(busy ? 'userSources.trying' : 'userSources.try')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
