import { CallLogic } from '@foyer/contracts/portals';
import { RadioButtonGroupInput } from 'react-admin';

/** Whom a visitor is offered to first. */
export function PortalRoutingInputs() {
  return (
    <RadioButtonGroupInput
      source="callLogic"
      row={false}
      helperText="portal.callLogic.hint"
      choices={CallLogic.options.map((id) => ({ id, name: `portal.callLogic.${id}` }))}
    />
  );
}
