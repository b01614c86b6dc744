import { z } from 'zod';

/** The subprotocol of the kiosk's local sockets; the agent answers with it. */
export const LOCAL_PROTOCOL = 'foyer.local.v1';
/**
 * A page offers its secret as a second subprotocol, since a browser sends no headers of its own at
 * a handshake.
 */
export const LOCAL_SECRET_PREFIX = 'foyer.secret.';
/** The default port on which the agent listens for its page's monitoring. */
export const MONITORING_PORT = 49_495;
/** One message of a local socket is at most this long, in bytes. */
export const LOCAL_MESSAGE_MAX_BYTES = 16_384;

const Port = z.coerce.number().int().min(1).max(65_535);

/**
 * The data that an agent passes to its page in the fragment of the start address, which no server
 * sees.
 */
export const AgentFragment = z.object({
  /** Shown at the handshake of both local sockets; new at each start of the agent. */
  agent: z.string().regex(/^[\w-]{32,100}$/),
  monitoring: Port,
  /** Missing where the kiosk has no payment terminal. */
  terminal: Port.optional(),
});
export type AgentFragment = z.output<typeof AgentFragment>;

/** @returns The fragment for the start address, without its hash sign. */
export function writeAgentFragment({ agent, monitoring, terminal }: AgentFragment): string {
  const parts = new URLSearchParams({ agent, monitoring: String(monitoring) });
  if (terminal !== undefined) parts.set('terminal', String(terminal));
  return parts.toString();
}

/** @param hash `location.hash`. @returns Undefined where the page was not started by an agent. */
export function readAgentFragment(hash: string): AgentFragment | undefined {
  const parts = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  const read = AgentFragment.safeParse(parts);
  return read.success ? read.data : undefined;
}

/** @returns The subprotocols that a page offers at the handshake of a local socket. */
export function localProtocols(secret: string): string[] {
  return [LOCAL_PROTOCOL, LOCAL_SECRET_PREFIX + secret];
}
