import type { CallSetting } from '@foyer/contracts/settings';

type Setting = CallSetting['portraitOverlay'];

/** When who speaks stands over what is shown. */
export const OVERLAYS = ['off', 'auto', 'on'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export function overlayOf({ enabled, auto }: Setting): Overlay {
  if (enabled) return 'on';
  return auto ? 'auto' : 'off';
}

export const overlaySetting = (overlay: Overlay): Setting => ({
  enabled: overlay === 'on',
  auto: overlay === 'auto',
});
