import { z } from 'zod';

import { Email } from '../identity/user-name.js';
import { Id } from '../schema/id.js';
import { FILES_PER_SLOT_MAX } from '../schema/file-limits.js';
import { LongWaitStep } from './long-wait-step.js';
import { CallLogic, RatingType } from './call-logic.js';
import { QueueContent } from './content.js';
import { Appearance, CallButton, PortalMessages } from './look.js';

const noMessages = { welcome: '', waiting: '', notAvailable: '', goodbye: '' };

/**
 * Everything that can be set of a portal, in groups that are saved each on its own. A new setting is a field here, with
 * what it is before it is set, its texts in the console, and a value in `settings.sample.ts`.
 */
export const settingGroups = {
  general: {
    /** Beside the portal's other fields, not below a name of its own. */
    at: null,
    fields: z.strictObject({
      askClientName: z.boolean(),
      /** Where visitors are led once they have said goodbye; empty where they stay. */
      redirectLink: z.union([z.literal(''), z.httpUrl().max(500)], 'LINK_INVALID'),
      smsCodeRequired: z.boolean(),
    }),
    defaults: { askClientName: false, redirectLink: '', smsCodeRequired: false },
  },
  recording: {
    at: 'recording',
    fields: z.strictObject({
      showOptInMessage: z.boolean(),
      optInMessage: z.string().max(2000),
      /** The same in English; what is empty is said in the other language, as in all texts of a portal. */
      optInMessageEn: z.string().max(2000),
    }),
    defaults: { showOptInMessage: false, optInMessage: '', optInMessageEn: '' },
  },
  callLogic: {
    at: null,
    fields: z.strictObject({
      callLogic: CallLogic,
      /** How long it does not ring at an agent who comes from a call, in seconds; 0 where it rings at once. */
      wrapUpSeconds: z.int().min(0).max(900),
      /** Whether supervisors may listen to a call without its agent being told. */
      silentPreview: z.boolean(),
    }),
    defaults: { callLogic: 'fewer-breaks', wrapUpSeconds: 0, silentPreview: false },
  },
  /** What happens once somebody has waited for so long. */
  longestWait: {
    at: 'longestWait',
    fields: z.strictObject({
      /** In minutes; 0 where there is no such time. */
      minutes: z.int().min(0).max(240),
      afterwards: LongWaitStep,
      /** What the visitor is told then; a text of our own where it is empty. */
      message: z.string().max(2000),
      messageEn: z.string().max(2000),
      /** Where to, with the time waited so far. */
      otherPortalId: z.union([z.literal(''), Id]),
      /** Who reads what visitors write then. */
      email: z.union([z.literal(''), Email]),
    }),
    defaults: {
      minutes: 0,
      afterwards: 'message',
      message: '',
      messageEn: '',
      otherPortalId: '',
      email: '',
    },
  },
  callButton: {
    at: 'callButton',
    fields: CallButton,
    defaults: {
      showCallButton: true,
      callButtonName: '',
      callButtonNameEn: '',
      size: 'medium',
      pulsate: false,
      showVolumeButton: true,
      showEndCallButton: true,
      showDeviceLogo: true,
    },
  },
  appearance: { at: 'appearance', fields: Appearance, defaults: {} },
  messages: { at: 'messages', fields: PortalMessages, defaults: noMessages },
  /** The same in English; what is empty there is said in the words above, and the other way round. */
  messagesEn: { at: 'messagesEn', fields: PortalMessages, defaults: noMessages },
  feedback: {
    at: 'feedback',
    fields: z.strictObject({ enabled: z.boolean(), ratingType: RatingType }),
    defaults: { enabled: false, ratingType: 'stars' },
  },
  content: { at: 'queueContent', fields: QueueContent, defaults: {} },
  documents: {
    at: null,
    fields: z.strictObject({ documentIds: z.array(Id).max(FILES_PER_SLOT_MAX) }),
    defaults: { documentIds: [] },
  },
} as const satisfies Readonly<Record<string, SettingGroup>>;

interface SettingGroup {
  /** Below which name a portal carries the group; null where beside its other fields. */
  readonly at: string | null;
  readonly fields: z.ZodObject;
  /** What holds before anything is set; a field that is not here is absent until then. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

type Groups = typeof settingGroups;
export type SettingGroupName = keyof Groups;
export const SETTING_GROUPS = Object.keys(settingGroups) as readonly SettingGroupName[];

/** All settings of a portal, by group. */
export type PortalSettings = { readonly [G in SettingGroupName]: z.output<Groups[G]['fields']> };

/** What a change sets, by group and field; null goes back to what holds before anything is set. */
export type SettingChanges = {
  readonly [G in SettingGroupName]?: {
    readonly [F in keyof PortalSettings[G]]?: PortalSettings[G][F] | null | undefined;
  };
};

export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(settingGroups).map(([name, { defaults }]) => [name, defaults]),
) as PortalSettings;

/** The fields of a group, each of which can be left out or be given back with null. */
type ChangeShape<Fields extends z.ZodObject> = {
  [F in keyof Fields['shape']]: z.ZodOptional<z.ZodNullable<Fields['shape'][F]>>;
};

/** What a call takes to change a group. */
export const changesOf = <Fields extends z.ZodObject>({ fields }: { readonly fields: Fields }) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields.shape).map(([name, field]) => [
        name,
        (field as z.ZodType).nullable().optional(),
      ]),
    ) as ChangeShape<Fields>,
  );
