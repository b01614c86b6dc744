import { isSameValue } from '@foyer/contracts/schema';
import type { SessionEvent, SessionSettings } from '@foyer/contracts/sessions';

import type { KnownSession } from './session.js';

/** The settings of a session that a write changes; an absent one stays. */
export type SettingsChange = {
  readonly [Key in keyof SessionSettings]?: SessionSettings[Key] | undefined;
};

/**
 * The events that bring the settings of a session to where a change wants them; none for what is
 * there already.
 */
export function eventsOfSettings(
  { id: sessionId, settings }: KnownSession,
  change: SettingsChange,
): readonly SessionEvent[] {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<SessionSettings>;
  const next: SessionSettings = { ...settings, ...given };
  const changes = (...keys: readonly (keyof SessionSettings)[]) =>
    keys.some((key) => !isSameValue(next[key], settings[key]));
  const { description, cameraRoles, screenShareRoles, quality } = next;
  const { microphoneRoles, startMuted, accessMode } = next;
  const events: SessionEvent[] = [];
  if (changes('description')) {
    events.push({ type: 'SessionDescribed', data: { sessionId, description } });
  }
  if (changes('cameraRoles', 'screenShareRoles', 'quality')) {
    const data = { sessionId, cameraRoles, screenShareRoles, quality };
    events.push({ type: 'SessionVideoChanged', data });
  }
  if (changes('microphoneRoles', 'startMuted')) {
    events.push({ type: 'SessionAudioChanged', data: { sessionId, microphoneRoles, startMuted } });
  }
  if (changes('accessMode')) {
    events.push({ type: 'SessionAccessChanged', data: { sessionId, accessMode } });
  }
  return events;
}
