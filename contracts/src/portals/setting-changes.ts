import type { PortalEvent } from './events.js';
import {
  SETTING_GROUPS,
  settingGroups,
  type PortalSettings,
  type SettingChanges,
  type SettingGroupName,
} from './settings.js';

/** The settings of one group that one event changes. */
export interface SettingChange {
  readonly group: SettingGroupName;
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Returns the settings that an event changes in a portal; undefined for events about other facts.
 * Older events changed settings one by one.
 */
export function settingChangeOf(event: PortalEvent): SettingChange | undefined {
  switch (event.type) {
    case 'PortalSettingsChanged': {
      const { group, changes } = event.data;
      return isGroup(group) ? { group, changes } : undefined;
    }
    case 'PortalCallLogicChanged':
      return { group: 'callLogic', changes: { callLogic: event.data.callLogic } };
    case 'PortalVisitorNameAsked':
      return { group: 'general', changes: { askClientName: event.data.askClientName } };
    case 'PortalMessagesChanged':
      return { group: 'messages', changes: event.data.messages };
    case 'PortalCallButtonChanged':
      return { group: 'callButton', changes: event.data.callButton };
    case 'PortalAppearanceChanged':
      // It said all colours; those that it did not name were given back.
      return { group: 'appearance', changes: { ...noColours, ...event.data.appearance } };
    case 'PortalFeedbackChanged': {
      const { enabled, ratingType } = event.data;
      return { group: 'feedback', changes: { enabled, ratingType } };
    }
    default:
      return undefined;
  }
}

const noColours = {
  primary: null,
  secondary: null,
  background: null,
  buttonPrimary: null,
  buttonSecondary: null,
};

/** The settings after a change. A field that is not known (any more) is passed over. */
export function applySettingChange(
  settings: PortalSettings,
  { group, changes }: SettingChange,
): PortalSettings {
  const next: Record<string, unknown> = { ...settings[group] };
  for (const [field, value] of Object.entries(changes)) {
    if (!(field in settingGroups[group].fields.shape)) continue;
    const given = value ?? defaultOf(group, field);
    if (given === undefined) Reflect.deleteProperty(next, field);
    else next[field] = given;
  }
  return { ...settings, [group]: next };
}

/** Returns the value of a field before it is set; undefined if it is absent then. */
export function defaultOf(group: SettingGroupName, field: string): unknown {
  return (settingGroups[group].defaults as Readonly<Record<string, unknown>>)[field];
}

/** Returns the path of a field in the portal's document. */
export function settingPath(group: SettingGroupName, field: string): string {
  const { at } = settingGroups[group];
  return at === null ? field : `${at}.${field}`;
}

/** The settings among what a call says of a portal, by group. */
export function settingsWithin(body: Readonly<Record<string, unknown>>): SettingChanges {
  const found = SETTING_GROUPS.map((group) => [group, groupWithin(body, group)] as const);
  return Object.fromEntries(found.filter(([, changes]) => changes !== undefined));
}

function groupWithin(body: Readonly<Record<string, unknown>>, group: SettingGroupName): unknown {
  const { at, fields } = settingGroups[group];
  if (at !== null) return body[at];
  const own = Object.keys(fields.shape).filter((field) => body[field] !== undefined);
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map((field) => [field, body[field]]));
}

const isGroup = (name: string): name is SettingGroupName => Object.hasOwn(settingGroups, name);
