import { z } from 'zod';

import { Email } from '../identity/user-name.js';
import { Id } from '../schema/id.js';
import { FILES_PER_SLOT_MAX } from '../schema/file-limits.js';
import { LongWaitStep } from './long-wait-step.js';
import { CallLogic, RatingType } from './call-logic.js';
import { QueueContent } from './content.js';
import { EMBEDDING_ORIGINS_MAX, EmbeddingOrigin } from './embedding.js';
import { Appearance, CallButton, PortalMessages } from './look.js';

const noMessages = { welcome: '', waiting: '', notAvailable: '', goodbye: '' };

/**
 * The settings of a portal, in groups that are saved separately. A new setting is a field here,
 * with what it is before it is set, its texts in the console, and a value in `settings.sample.ts`.
 */
export const settingGroups = {
  general: {
    /** These fields are directly in the portal, not below a name of their own. */
    at: null,
    fields: z.strictObject({
      askClientName: z.boolean(),
      /** The page to which visitors are redirected after the goodbye; empty if they stay. */
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
      /**
       * The same in English; what is empty is said in the other language, as in all texts of a
       * portal.
       */
      optInMessageEn: z.string().max(2000),
    }),
    defaults: { showOptInMessage: false, optInMessage: '', optInMessageEn: '' },
  },
  callLogic: {
    at: null,
    fields: z.strictObject({
      callLogic: CallLogic,
      /**
       * How long it does not ring at an agent who comes from a call, in seconds; 0 where it rings
       * at once.
       */
      wrapUpSeconds: z.int().min(0).max(900),
      /** True if supervisors may listen to a call without its agent being notified. */
      silentPreview: z.boolean(),
    }),
    defaults: { callLogic: 'fewer-breaks', wrapUpSeconds: 0, silentPreview: false },
  },
  /** The next step after a visitor has waited for this time. */
  longestWait: {
    at: 'longestWait',
    fields: z.strictObject({
      /** In minutes; 0 where there is no such time. */
      minutes: z.int().min(0).max(240),
      afterwards: LongWaitStep,
      /** The message to the visitor then; a text of our own if it is empty. */
      message: z.string().max(2000),
      messageEn: z.string().max(2000),
      /** The portal to which the visitor moves, with the time waited so far. */
      otherPortalId: z.union([z.literal(''), Id]),
      /** The reader of the messages that visitors write then. */
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
  /**
   * The same in English; what is empty there is said in the words above, and the other way round.
   */
  messagesEn: { at: 'messagesEn', fields: PortalMessages, defaults: noMessages },
  feedback: {
    at: 'feedback',
    fields: z
      .strictObject({ enabled: z.boolean(), ratingType: RatingType })
      // Generators would name it as the figures of a portal's feedback are named.
      .meta({ id: 'FeedbackSettings' }),
    defaults: { enabled: false, ratingType: 'stars' },
  },
  embedding: {
    at: 'embedding',
    fields: z.strictObject({
      /** The sites that may show the portal in a frame; all others may not. */
      origins: z.array(EmbeddingOrigin).max(EMBEDDING_ORIGINS_MAX),
    }),
    defaults: { origins: [] },
  },
  content: { at: 'queueContent', fields: QueueContent, defaults: {} },
  documents: {
    at: null,
    fields: z.strictObject({ documentIds: z.array(Id).max(FILES_PER_SLOT_MAX) }),
    defaults: { documentIds: [] },
  },
} as const satisfies Readonly<Record<string, SettingGroup>>;

interface SettingGroup {
  /**
   * The name below which a portal holds the group; null if its fields are directly in the portal.
   */
  readonly at: string | null;
  readonly fields: z.ZodObject;
  /** The values before any setting; a field that is not here is absent until it is set. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

type Groups = typeof settingGroups;
export type SettingGroupName = keyof Groups;
export const SETTING_GROUPS = Object.keys(settingGroups) as readonly SettingGroupName[];

/** All settings of a portal, by group. */
export type PortalSettings = { readonly [G in SettingGroupName]: z.output<Groups[G]['fields']> };

/** The changes by group and field; null resets a field to its value before any setting. */
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

/** Returns the schema of a call's changes to a group. */
export const changesOf = <Fields extends z.ZodObject>({ fields }: { readonly fields: Fields }) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields.shape).map(([name, field]) => [
        name,
        (field as z.ZodType).nullable().optional(),
      ]),
    ) as ChangeShape<Fields>,
  );
