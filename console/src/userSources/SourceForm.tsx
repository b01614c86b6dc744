import { ApiError } from '@foyer/contracts/client';
import type { ProviderTrial } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Form, SaveButton, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { errorText } from '../layout/errorText.js';
import { FailureAlert } from '../layout/FailureAlert.js';
import { useRefusal } from '../layout/saving/useRefusal.js';
import { api } from '../providers/api.js';
import { touchesPeople } from './PlanPeople.js';
import { usePlanQuestion } from './PlanQuestion.js';
import { problemsIn, settingsOf, type Body, type Fields } from './settingsOf.js';
import { TrialOutcome } from './TrialOutcome.js';

/** A call that takes the settings of a source. */
type SettingsRoute = RouteDefinition & { readonly body?: Body | undefined };

interface SourceFormProps {
  readonly source: string;
  readonly read: RouteDefinition;
  readonly save: SettingsRoute;
  /** Tries what is typed, where that can be done without somebody who signs in. */
  readonly trial?: SettingsRoute;
  /** Whether the trial tells what saving would do to members, which is asked about first. */
  readonly planned?: boolean;
  /** Stands below, outside of the form. */
  readonly below?: (enabled: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** The settings of one user source: read, tried and saved as a whole. */
export function SourceForm(props: SourceFormProps) {
  const { source, read, save, trial, planned = false, below, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const refusal = useRefusal();
  const client = useQueryClient();
  const queryKey = ['userSources', source];
  const [saves, setSaves] = useState(0);
  const question = usePlanQuestion();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api.call(read, {})) as Fields,
    // What somebody types is not to be replaced by what the server has.
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

  const submit = async (form: Fields) => {
    const body = settingsOf(save.body, form);
    try {
      if (planned && trial && form.enabled === true) {
        const { plan } = (await api.call(trial, { body })) as ProviderTrial;
        // Not saved, and not to be lost.
        if (plan !== null && touchesPeople(plan) && !(await question.ask(plan))) {
          return { root: { serverError: translate('layout.notSaved') } };
        }
      }
      const saved = (await api.call(save, { body })) as Fields;
      client.setQueryData(queryKey, saved);
      setSaves((count) => count + 1);
      const said = translate('userSources.saved');
      notify(said, { type: 'success', messageArgs: { _: said } });
      return undefined;
    } catch (fault) {
      const fields = fault instanceof ApiError ? problemsIn(fault.fields) : {};
      return { ...fields, root: refusal(fault).root };
    }
  };
  return (
    <>
      <Form
        key={saves}
        record={{ ...data, id: source }}
        onSubmit={submit}
        warnWhenUnsavedChanges
        formRootPathname={`/userSources/${source}`}
      >
        {children}
        <SourceToolbar trial={trial} />
      </Form>
      {question.dialog}
      {below?.(data.enabled === true)}
    </>
  );
}

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
