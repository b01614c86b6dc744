import { idOf } from '../records.js';

/** Everything of the console's forms that is not tried, each by its reason. */
export const UNTRIED = {
  /** Pages and tabs that hold no form. */
  pages: {
    'members/import': 'takes a file, and shows what would become of it',
    'audit/:collection/:id': 'shows what was recorded',
    [`members/${idOf(1)}/statistics`]: 'shows figures',
    [`portals/${idOf(1)}/documents`]: 'adds and removes files at once',
    'settings/licence': 'takes a licence, which is never changed',
    'settings/roles': 'shows what roles may do',
  },
  /** Files with the mark of a form that no one fills in by themselves. */
  files: {
    'layout/ResourceForms.tsx': 'stands around forms',
    'layout/saving/FormDialog.tsx': 'stands around forms',
    'layout/saving/RevisedForm.tsx': 'stands around forms',
    'portals/settings/SettingsForm.tsx': 'stands around forms',
    'settings/form/SettingForm.tsx': 'stands around forms',
    'identity/user-sources/SourceForm.tsx': 'stands around forms',
    'identity/members/MemberTabs.tsx': 'shows the form of an account on a tab',
    'portals/availability/useSaveHours.ts': 'saves the hours of their tab',
    'settings/tabs/LicenceTab.tsx': 'takes a licence, which is never changed',
    'layout/ReasonDialog.tsx': 'asks for a reason',
    'layout/TypedConfirm.tsx': 'asks for consent',
    'visits/lines/SetStateDialog.tsx': 'does one thing to an agent',
    'audit/AuditCriteria.tsx': 'searches',
  },
  /** Fields on the page of a form that are not saved, by their labels. */
  beside: {
    'Read metadata file': 'fills in other fields from a file',
    'Date and time': 'asks what visitors would see then',
  },
  /** Fields that calls take and no form asks for. */
  unasked: {
    _id: 'made by the page',
    userId: 'told by the page',
    memberId: 'told by the page',
    queueId: 'told by the page',
    seenQueueIds: 'what the form showed',
    revision: 'what the form saw',
    timezone: 'that of the opening hours',
    timeZone: 'set with the opening hours, on a tab of their own',
    documentIds: 'added and removed at once',
    deactivated: 'done to several devices at once, in their list',
    password: 'set by its owner alone, by a link',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
