import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A service of the compose file, as far as tests look at it. */
export interface DeployedService {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

/** A compose file with its merges done. */
export interface Deployment {
  readonly name: string;
  readonly services: Readonly<Record<string, DeployedService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: {
    readonly default: {
      readonly ipam: { readonly config: readonly { readonly subnet: string }[] };
    };
  };
}

/** The path of a file that is named relative to the compose file. */
export function deployedPath(path: string): string {
  return fileURLToPath(new URL(`../../../deploy/${path}`, import.meta.url));
}

export function deployedText(path: string): string {
  return readFileSync(deployedPath(path), 'utf8');
}

/** The compose files: of several nodes, and of one container. */
export const COMPOSE_FILES = ['compose.yaml', 'compose.small.yaml'] as const;

export function readDeployment(file: (typeof COMPOSE_FILES)[number]): Deployment {
  return parse(deployedText(file), { merge: true }) as Deployment;
}
