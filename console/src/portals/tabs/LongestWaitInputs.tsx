import { settingGroups, type Portal } from '@foyer/contracts/portals';
import { email, maxLength, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingInputs } from '../settings/SettingInput.js';

const FIELDS = Object.keys(settingGroups.longestWait.fields.shape);

const HINTS = { minutes: 'portal.longestWaitHint' };

/** The required field for each outcome, in addition to the words for the visitor. */
const NEEDED: Readonly<Record<string, string>> = {
  otherPortal: 'otherPortalId',
  emailForm: 'email',
};

/**
 * The longest waiting time and its consequence; only fields that matter for the choice are shown.
 */
export function LongestWaitInputs() {
  const set = useWatch({ name: 'longestWait' }) as Portal['longestWait'] | undefined;
  const ends = (set?.minutes ?? 0) > 0;
  const needed = NEEDED[set?.afterwards ?? ''];
  const shown = ends ? ['minutes', 'afterwards', 'message', 'messageEn'] : ['minutes'];
  return (
    <>
      <SettingInputs
        group="longestWait"
        hints={HINTS}
        without={FIELDS.filter((field) => !shown.includes(field))}
      />
      {ends && needed === 'email' && (
        <TextInput
          source="longestWait.email"
          validate={[required(), email(), maxLength(254)]}
          helperText={false}
        />
      )}
      {ends && needed === 'otherPortalId' && (
        <ReferenceInput
          source="longestWait.otherPortalId"
          reference="portals"
          perPage={100}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <SelectInput
            optionText="name"
            validate={required()}
            helperText={false}
            sx={{ minWidth: 260 }}
          />
        </ReferenceInput>
      )}
    </>
  );
}
