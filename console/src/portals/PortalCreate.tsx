import { Shortlink, STANDARD_HOURS } from '@foyer/contracts/portals';
import { BooleanInput, maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';

import { ResourceCreate } from '../layout/ResourceForms.js';
import { ownZone } from '../layout/today.js';
import { useRule } from '../layout/useRule.js';
import { MembersInput } from '../identity/members/MembersInput.js';

interface NewPortal {
  readonly shortlink?: string | null;
  readonly hours?: 'usual' | 'always';
}

/** A portal without a short link gets one of its name. */
const toNewPortal = ({ shortlink, hours, ...portal }: NewPortal) => ({
  ...portal,
  ...(shortlink ? { shortlink } : {}),
  // The hours on the form are those of the place at which it is filled in.
  timeZone: ownZone(),
  ...(hours === 'usual' ? { availability: STANDARD_HOURS } : {}),
});

/** A new portal; its link is shown next, on its page. */
export function PortalCreate() {
  const fits = useRule();
  return (
    <ResourceCreate
      transform={toNewPortal}
      done="QUEUE_CREATED"
      failed="QUEUE_CREATION"
      next="edit"
      maxWidth="none"
      defaults={{
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
      <MembersInput hint="portal.membersHint" />
    </ResourceCreate>
  );
}
