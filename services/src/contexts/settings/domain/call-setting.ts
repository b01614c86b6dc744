import { accepted, type Decision } from '@foyer/contracts/decision';
import { isSameValue } from '@foyer/contracts/schema';
import {
  STANDARD_CALL_SETTING,
  type CallSetting,
  type CallSettingEvent,
} from '@foyer/contracts/settings';

/** A field that an older version did not know has its standard. */
export function evolveCallSetting(_before: CallSetting, { data }: CallSettingEvent): CallSetting {
  return { ...STANDARD_CALL_SETTING, ...(data.setting as Partial<CallSetting>) };
}

/** Keeps how a member's calls begin; the same again changes nothing. */
export function saveCallSetting(
  before: CallSetting,
  { memberId, setting }: { readonly memberId: string; readonly setting: CallSetting },
): Decision<readonly CallSettingEvent[]> {
  if (isSameValue(before, setting)) return accepted([]);
  return accepted([{ type: 'CallSettingSaved', data: { memberId, setting: { ...setting } } }]);
}
