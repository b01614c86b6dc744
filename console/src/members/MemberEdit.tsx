import type { Member } from '@foyer/contracts/identity';
import {
  Edit,
  RadioButtonGroupInput,
  SaveButton,
  SimpleForm,
  Toolbar,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';

import { MemberInputs } from './MemberInputs.js';

function ActivationInput() {
  const member = useRecordContext<Member & { id: string }>();
  const { identity } = useGetIdentity();
  if (member === undefined || !['ACTIVE', 'INACTIVE'].includes(member.status)) return null;
  const own = member.id === identity?.id;
  return (
    <RadioButtonGroupInput
      source="status"
      disabled={own}
      helperText={own ? 'member.ownAccount' : 'member.deactivateText'}
      choices={[
        { id: 'ACTIVE', name: 'member.status.ACTIVE' },
        { id: 'INACTIVE', name: 'member.status.INACTIVE' },
      ]}
    />
  );
}

/** Details, role and activation of one member. */
export function MemberEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm
        sx={{ maxWidth: 560 }}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <MemberInputs />
        <ActivationInput />
      </SimpleForm>
    </Edit>
  );
}
