/**
 * The values that differ from one start of Janus to the next. All of them are made by the server or
 * validated at its start.
 */
export interface JanusConfig {
  readonly folder: string;
  readonly wsPort: number;
  readonly apiSecret: string;
  readonly adminSecret: string;
  readonly adminKey: string;
  /** First and last UDP port of media. */
  readonly rtpPorts: readonly [number, number];
  /** The address that browsers reach, where the machine's own is another one. */
  readonly publicAddress?: string;
  /**
   * The network interface, or the address on it, that media is bound to; all of them by default.
   */
  readonly networkInterface?: string;
}

/**
 * The files of a Janus that does nothing but VideoRooms, over a WebSocket on the loopback
 * interface.
 */
export function janusConfigFiles(config: JanusConfig): Readonly<Record<string, string>> {
  return {
    'janus.jcfg': core(config),
    'janus.transport.websockets.jcfg': webSockets(config),
    'janus.plugin.videoroom.jcfg': videoRoom(config),
  };
}

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** Only what is needed is loaded; plugins are named without their prefix and suffix. */
const notUsed = (kind: 'plugins' | 'transports' | 'events' | 'loggers', names: string): string => {
  const suffix = kind === 'events' ? 'evh' : '';
  const files = names.split(' ').map((name) => `libjanus_${name}${suffix}.so`);
  return `${kind}: {\n\tdisable = ${quoted(files.join(','))}\n}\n`;
};

const core = (config: JanusConfig): string => `general: {
	configs_folder = ${quoted(config.folder)}
	debug_level = 3
	debug_colors = false
	debug_timestamps = false
	api_secret = ${quoted(config.apiSecret)}
	admin_secret = ${quoted(config.adminSecret)}
	session_timeout = 60
	recordings_tmp_ext = "tmp"
	hide_dependencies = true
	server_name = "foyer"
}
media: {
	ipv6 = false
	rtp_port_range = "${config.rtpPorts[0]}-${config.rtpPorts[1]}"
	no_media_timer = 2
	slowlink_threshold = 4
}
nat: {
	nice_debug = false
	full_trickle = false
	ice_lite = false
${config.publicAddress === undefined ? '' : `\tnat_1_1_mapping = ${quoted(config.publicAddress)}\n`}${
  config.networkInterface === undefined
    ? ''
    : `\tice_enforce_list = ${quoted(config.networkInterface)}\n`
}}
${notUsed('plugins', 'audiobridge duktape echotest lua nosip recordplay sip streaming textroom videocall voicemail')}${notUsed('transports', 'http mqtt nanomsg pfunix rabbitmq')}${notUsed('loggers', 'jsonlog')}${notUsed('events', 'gelf mqtt nanomsg rabbitmq sample ws')}`;

const webSockets = (config: JanusConfig): string => `general: {
	json = "compact"
	ws = true
	ws_port = ${config.wsPort}
	ws_ip = "127.0.0.1"
	wss = false
	pingpong_trigger = 30
	pingpong_timeout = 10
}
admin: {
	admin_ws = false
	admin_wss = false
}
`;

const videoRoom = (config: JanusConfig): string => `general: {
	admin_key = ${quoted(config.adminKey)}
	lock_rtp_forward = true
	string_ids = true
}
`;
