import {
  EMBEDDED,
  hostIn,
  type EmbeddedStep,
  type FromHost,
  type ToHost,
} from '@foyer/contracts/portals';

type Told = { readonly step: EmbeddedStep; readonly isOpen: boolean } | Pick<Done, 'done'>;
type Done = Extract<ToHost, { readonly done: unknown }>;

/** The page of another site around an embedded portal. */
export interface HostPage {
  readonly tell: (told: Told) => void;
  /** @returns what ends it */
  readonly onLeave: (leave: () => void) => () => void;
}

/**
 * The page around this one, if it is of a site that the portal allows. It names its origin in the
 * fragment; a page that names another one's gets no message, as browsers deliver none to it.
 */
export function hostPage(allowed: readonly string[]): HostPage | undefined {
  const host = hostIn(location.hash);
  if (!allowed.includes(host)) return undefined;
  return {
    tell: (told) => parent.postMessage({ type: EMBEDDED, ...told } satisfies ToHost, host),
    onLeave: (leave) => {
      const hear = ({ origin, source, data }: MessageEvent<Partial<FromHost> | null>) => {
        if (origin !== host || source !== parent || data?.type !== EMBEDDED) return;
        if (data.ask === 'leave') leave();
      };
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
  };
}
