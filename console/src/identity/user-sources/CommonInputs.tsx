import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin';

/** Some fields of a form under a name, side by side where there is room. */
export function InputGroup({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The switch and the name of a source. */
export function EnabledInputs() {
  return (
    <>
      <BooleanInput source="enabled" helperText="userSources.help.enabled" />
      <TextInput source="name" helperText="userSources.help.name" />
    </>
  );
}

/** The settings for people who come from a source. */
export function PeopleInputs() {
  return (
    <>
      <SelectInput
        source="defaultRole"
        helperText="userSources.help.defaultRole"
        choices={['none', 'member', 'support'].map((id) => ({ id, name: `member.role.${id}` }))}
        required
      />
      <BooleanInput source="linkExisting" helperText="userSources.help.linkExisting" />
    </>
  );
}

/** The names of attributes or claims at the source. */
export function NameInputs(props: { within: 'attributes' | 'claims'; names: readonly string[] }) {
  const { within, names } = props;
  // A path of claims leads nowhere in a list of attributes.
  const hasHint = (name: string) => name === 'id' || (name === 'groups' && within === 'claims');
  return (
    <>
      {names.map((name) => (
        <TextInput
          key={name}
          source={`${within}.${name}`}
          label={`userSources.attribute.${name}`}
          helperText={hasHint(name) ? `userSources.help.${name}` : false}
        />
      ))}
    </>
  );
}
