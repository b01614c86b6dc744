import { Shortlink } from '@foyer/contracts/portals';
import { useState } from 'react';
import {
  BooleanInput,
  Create,
  maxLength,
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
}

/** A portal without a short link gets one of its name. */
const toNewPortal = ({ shortlink, ...portal }: NewPortal) =>
  shortlink ? { ...portal, shortlink } : portal;

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
        }}
      >
        <TextInput source="name" validate={[required(), maxLength(80)]} helperText={false} />
        <TextInput
          source="shortlink"
          validate={fits(Shortlink, 'SHORTLINK_INVALID')}
          helperText="portal.shortlinkHint"
        />
        <BooleanInput source="askClientName" helperText={false} />
        <PortalMemberInputs />
      </SimpleForm>
    </Create>
  );
}
