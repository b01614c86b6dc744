import { maxLength, TextInput } from 'react-admin';

const stages = ['welcome', 'waiting', 'notAvailable', 'goodbye'] as const;

/** What the portal says to its visitors on the way through. */
export function PortalMessageInputs() {
  return (
    <>
      {stages.map((stage) => (
        <TextInput
          key={stage}
          source={`messages.${stage}`}
          multiline
          minRows={2}
          validate={maxLength(2000)}
          helperText={false}
        />
      ))}
      <TextInput source="callButton.callButtonName" validate={maxLength(40)} helperText={false} />
    </>
  );
}
