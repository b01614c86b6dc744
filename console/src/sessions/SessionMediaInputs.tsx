import { BooleanInput, CheckboxGroupInput, SelectInput } from 'react-admin';

import { QUALITIES, ROLES } from './choices.js';

const roles = ROLES.map((id) => ({ id, name: `session.role.${id}` }));
const qualities = QUALITIES.map((id) => ({ id, name: id }));

/** Sets who may be seen and heard, and in which quality. */
export function SessionMediaInputs() {
  return (
    <>
      <CheckboxGroupInput source="cameraRoles" choices={roles} helperText={false} />
      <CheckboxGroupInput source="microphoneRoles" choices={roles} helperText={false} />
      <CheckboxGroupInput source="screenShareRoles" choices={roles} helperText={false} />
      <SelectInput
        source="quality"
        choices={qualities}
        translateChoice={false}
        helperText={false}
      />
      <BooleanInput source="startMuted" helperText={false} />
    </>
  );
}
