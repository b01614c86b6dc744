import type { CallSetting, CallSettingChange, ShownCallSetting } from '@foyer/contracts/settings';

type Begin = CallSetting['startWith'];
type Media = CallSetting['mediaSettings'];

/** The settings of calls as the fields of their form; none of their names is used twice. */
export type CallFields = Begin & Media & Pick<CallSetting, 'portraitOverlay' | 'layout'>;

export const shownCalls = ({ revision, startWith, mediaSettings, ...rest }: ShownCallSetting) => ({
  values: { ...startWith, ...mediaSettings, ...rest } satisfies CallFields,
  revision,
});

/** Puts changed fields where the server has them. */
export function changeOfCalls(fields: Partial<CallFields>): CallSettingChange {
  const { video, audio, queueId, quality, transparency, ...rest } = fields;
  return {
    startWith: { video, audio, queueId },
    mediaSettings: { quality, transparency },
    ...rest,
  };
}
