import { BooleanInput } from 'react-admin';

import { DeleteAfterQuestion } from '#layout/DeleteAfterQuestion.js';
import { TabbedEdit } from '#layout/ResourceForms.js';
import { withTypes } from './typeLines.js';
import { WebhookDeliveries } from './WebhookDeliveries.js';
import { WebhookHead } from './WebhookHead.js';
import { WebhookInputs } from './WebhookInputs.js';

const general = (
  <>
    <WebhookInputs />
    <BooleanInput source="enabled" helperText={false} />
  </>
);
const tabs = { general, deliveries: <WebhookDeliveries /> };

/** The page of one webhook: its settings, and what was sent to it. */
export function WebhookEdit() {
  return (
    <TabbedEdit
      texts="webhook"
      actions={false}
      transform={withTypes}
      head={<WebhookHead />}
      removal={<DeleteAfterQuestion texts="webhook" name="url" />}
      tabs={tabs}
    />
  );
}
