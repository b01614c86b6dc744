import { Shortlink, STANDARD_HOURS } from '@foyer/contracts/portals';
import { useState } from 'react';
import {
  BooleanInput,
  Create,
  maxLength,
  RadioButtonGroupInput,
  required,
  SimpleForm,
  TextInput,
  useRedirect,
} from 'react-admin';
import { v7 as newId } from 'uuid';

import { useNotification } from '../layout/useNotification.js';
import { useRule } from '../layout/useRule.js';
import { PortalMemberInputs } from './PortalMemberInputs.js';

interface NewPortal {
  readonly shortlink?: string | null;
  readonly hours?: 'usual' | 'always';
}

/** A portal without a short link gets one of its name. */
const toNewPortal = ({ shortlink, hours, ...portal }: NewPortal) => ({
  ...portal,
  ...(shortlink ? { shortlink } : {}),
  // The hours on the form are those of the place at which it is filled in.
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(hours === 'usual' ? { availability: STANDARD_HOURS } : {}),
});

/** A new portal; its link is shown next, on its page. */
export function PortalCreate() {
  const notification = useNotification();
  const redirect = useRedirect();
  const fits = useRule();
  const [id] = useState(() => newId());
  return (
    <Create
      transform={toNewPortal}
      mutationOptions={{
        onSuccess: () => {
          notification.done('QUEUE_CREATED');
          redirect('edit', 'portals', id);
        },
        onError: (error) => notification.failed('QUEUE_CREATION', error),
      }}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        defaultValues={{
          id,
          deactivated: false,
          askClientName: false,
          feedback: { enabled: true },
          hours: 'usual',
        }}
      >
        <TextInput source="name" validate={[required(), maxLength(80)]} helperText={false} />
        <TextInput
          source="shortlink"
          validate={fits(Shortlink, 'SHORTLINK_INVALID')}
          helperText="portal.shortlinkHint"
        />
        <BooleanInput source="askClientName" helperText={false} />
        <RadioButtonGroupInput
          source="hours"
          label="portal.openFrom.label"
          helperText="portal.openFrom.hint"
          choices={[
            { id: 'usual', name: 'portal.openFrom.usual' },
            { id: 'always', name: 'portal.openFrom.always' },
          ]}
        />
        <PortalMemberInputs />
      </SimpleForm>
    </Create>
  );
}
