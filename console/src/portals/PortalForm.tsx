import type { ReactElement } from 'react';
import { TabbedForm, TabbedFormTabs, useTranslate } from 'react-admin';

import { PortalAppearanceInputs } from './PortalAppearanceInputs.js';
import { PortalFeedbackInputs } from './PortalFeedbackInputs.js';
import { PortalGeneralInputs } from './PortalGeneralInputs.js';
import { PortalMemberInputs } from './PortalMemberInputs.js';
import { PortalMessageInputs } from './PortalMessageInputs.js';
import { PortalRoutingInputs } from './PortalRoutingInputs.js';

/** The settings of a portal in tabs, shared by create and edit. */
export function PortalForm(props: {
  toolbar?: ReactElement;
  defaultValues?: Record<string, unknown>;
}) {
  const translate = useTranslate();
  const tab = (name: string) => translate(`portal.tab.${name}`);
  return (
    <TabbedForm
      warnWhenUnsavedChanges
      tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
      {...props}
    >
      <TabbedForm.Tab label={tab('general')}>
        <PortalGeneralInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tab('routing')} path="routing">
        <PortalRoutingInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tab('members')} path="members">
        <PortalMemberInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tab('messages')} path="messages">
        <PortalMessageInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tab('appearance')} path="appearance">
        <PortalAppearanceInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tab('feedback')} path="feedback">
        <PortalFeedbackInputs />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}
