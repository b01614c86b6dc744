import { accepted, type Decision } from '@foyer/contracts/decision';
import { isSameValue } from '@foyer/contracts/schema';
import {
  STANDARD_CALL_SETTING,
  type CallSetting,
  type CallSettingChange,
  type CallSettingEvent,
  type ShownCallSetting,
} from '@foyer/contracts/settings';

/** A field that an older version did not know has its standard. */
export function evolveCallSetting(
  { revision }: ShownCallSetting,
  { data }: CallSettingEvent,
): ShownCallSetting {
  const setting = data.setting as Partial<CallSetting>;
  return { ...STANDARD_CALL_SETTING, ...setting, revision: revision + 1 };
}

/** The fields of the form, each by its path: two of one group are two choices. */
export const fieldsOfCallSetting = ({
  startWith,
  mediaSettings,
  portraitOverlay,
  layout,
}: CallSettingChange) => ({
  ...under('startWith', startWith),
  ...under('mediaSettings', mediaSettings),
  portraitOverlay,
  layout,
});

const under = (group: string, fields: object = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value]));

type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

function merged<T extends object>(before: T, change: Changes<T> = {}): T {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said) };
}

/** Keeps how a member's calls begin; the same again changes nothing. */
export function saveCallSetting(
  { revision: _, ...before }: ShownCallSetting,
  { memberId, change }: { readonly memberId: string; readonly change: CallSettingChange },
): Decision<readonly CallSettingEvent[]> {
  const setting: CallSetting = {
    startWith: merged(before.startWith, change.startWith),
    portraitOverlay: change.portraitOverlay ?? before.portraitOverlay,
    mediaSettings: merged(before.mediaSettings, change.mediaSettings),
    layout: change.layout ?? before.layout,
  };
  if (isSameValue(before, setting)) return accepted([]);
  return accepted([{ type: 'CallSettingSaved', data: { memberId, setting: { ...setting } } }]);
}
