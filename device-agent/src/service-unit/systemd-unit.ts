import type { AgentSettings } from '../settings/agent-settings.js';
import { EXIT } from './exit-codes.js';

/** The facts from which a unit is written. */
export interface UnitFacts {
  readonly user: string;
  /** The file with the settings. */
  readonly configuration: string;
  readonly settings: AgentSettings;
  /** Absolute paths of Node and of this program. */
  readonly node: string;
  readonly program: string;
  /** The screen on which the page is shown. */
  readonly display: Readonly<Record<string, string>>;
}

/**
 * Returns a name in a form that a unit may contain, without characters that systemd interprets.
 */
const quote = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[%$]/g, '$&$&')}"`;

/**
 * Writes the unit of the agent. It may use the serial port, cameras and sound, one low port, and
 * write to its own folder; Chromium's sandbox needs user namespaces, and its compiler memory that
 * it writes and runs, so these stay allowed.
 */
export function systemdUnit({
  user,
  configuration,
  settings,
  node,
  program,
  display,
}: UnitFacts): string {
  const environment = Object.entries(display).map(
    ([name, value]) => `Environment=${quote(`${name}=${value}`)}`,
  );
  return `[Unit]
Description=Foyer device agent
Wants=network-online.target
After=network-online.target graphical.target
StartLimitIntervalSec=0

[Service]
Type=exec
User=${user}
SupplementaryGroups=dialout video audio
ExecStart=${quote(node)} ${quote(program)} --config ${quote(configuration)}
${environment.join('\n')}
Restart=always
RestartSec=5
RestartForceExitStatus=${EXIT.restart}
RestartPreventExitStatus=${EXIT.missing}
KillMode=control-group
TimeoutStopSec=20

StateDirectory=foyer-device-agent
StateDirectoryMode=0700
ReadWritePaths=-${settings.folder}
UMask=0077

AmbientCapabilities=CAP_NET_BIND_SERVICE
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
NoNewPrivileges=yes
PrivateTmp=no
ProtectSystem=strict
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectClock=yes
ProtectHostname=yes
LockPersonality=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=~@clock @cpu-emulation @module @obsolete @raw-io @reboot @swap
DevicePolicy=closed
DeviceAllow=char-ttyUSB rw
DeviceAllow=char-ttyACM rw
DeviceAllow=char-ttyS rw
DeviceAllow=char-video4linux rw
DeviceAllow=char-alsa rw
DeviceAllow=char-drm rw
DeviceAllow=char-input r
DeviceAllow=/dev/shm rw

[Install]
WantedBy=graphical.target
`;
}
