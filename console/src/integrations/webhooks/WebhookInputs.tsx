import { maxLength, required, TextInput } from 'react-admin';

import { shownTypes, typedTypes } from './typeLines.js';

/** The address of a webhook, and the events that it gets. */
export function WebhookInputs() {
  return (
    <>
      <TextInput
        source="url"
        type="url"
        validate={[required(), maxLength(500)]}
        helperText="webhook.urlHint"
      />
      <TextInput source="description" validate={maxLength(200)} helperText={false} />
      <TextInput
        source="eventTypes"
        multiline
        minRows={3}
        format={shownTypes}
        parse={typedTypes}
        validate={required()}
        helperText="webhook.typesHint"
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </>
  );
}
