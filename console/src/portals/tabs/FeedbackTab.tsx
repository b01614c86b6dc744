import { useRecordContext } from 'react-admin';

import { ownZone } from '#layout/today.js';
import { PortalFeedback } from '../feedback/PortalFeedback.js';
import { partsOf } from '../settings/portalChange.js';
import { SettingInputs } from '../settings/SettingInput.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** The settings of the visitors' ratings, and their results. */
export function FeedbackTab() {
  const portal = useRecordContext<{ id: string; timeZone?: string }>();
  return (
    <>
      <SettingsForm sends={partsOf('feedback')} preview={{ station: 'goodBye' }}>
        <SettingInputs group="feedback" />
      </SettingsForm>
      {portal && <PortalFeedback portalId={portal.id} zone={portal.timeZone ?? ownZone()} />}
    </>
  );
}
