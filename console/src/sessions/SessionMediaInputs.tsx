import { BooleanInput, CheckboxGroupInput, SelectInput, useTranslate } from 'react-admin';

import { QUALITIES, ROLES } from './choices.js';

const roles = ROLES.map((id) => ({ id, name: `session.role.${id}` }));

/** Sets who may be seen and heard, and in which quality. */
export function SessionMediaInputs() {
  const translate = useTranslate();
  const qualities = QUALITIES.map((id) => ({
    id,
    name: id === 'Low' ? translate('session.qualityLow') : id,
  }));
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
