import type { Member } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DateInput,
  maxLength,
  RadioButtonGroupInput,
  TextInput,
  useGetIdentity,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { EditForm, toolbarWith } from '#layout/ResourceForms.js';
import { EditedRecord } from '#layout/saving/EditedRecord.js';
import { LanguageInput } from './LanguageInput.js';
import { toMemberChange } from './memberChange.js';
import { MemberNameInputs } from './MemberNameInputs.js';

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

const particulars = ['company', 'companyRole', 'address', 'zipCode', 'city', 'state'] as const;

/** Main account: name, rights and particulars. */
export function MemberAccountForm() {
  const translate = useTranslate();
  return (
    <EditedRecord toChange={toMemberChange} failed="USER_UPDATE">
      <EditForm toolbar={toolbarWith(undefined, 'member')}>
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            columnGap: 6,
            rowGap: 2,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          }}
        >
          <div>
            <MemberNameInputs />
            <LanguageInput />
            <ActivationInput />
          </div>
          <div>
            <Typography variant="subtitle2" component="h3">
              {translate('member.particulars')}
            </Typography>
            {particulars.map((source) => (
              <TextInput
                key={source}
                source={source}
                validate={maxLength(200)}
                helperText={false}
              />
            ))}
            <DateInput source="dateOfBirth" helperText={false} />
          </div>
        </Box>
      </EditForm>
    </EditedRecord>
  );
}
