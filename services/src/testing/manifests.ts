import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

import { deployedPath } from './deployment.js';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

/** A container of Kubernetes, as far as tests look at it. */
export interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}

/** An object of Kubernetes, as far as tests look at it. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly resources?: readonly string[];
  readonly spec?: {
    readonly template?: {
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
    readonly volumeClaimTemplates?: readonly Manifest[];
  };
}

const FOLDER = deployedPath('kubernetes');

/** The files of the manifests, with the objects of each. */
export function readManifests(): ReadonlyMap<string, readonly Manifest[]> {
  const files = readdirSync(FOLDER).sort();
  return new Map(
    files.map((file) => {
      const documents = parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'));
      return [file, documents.map((one) => one.toJS() as Manifest)];
    }),
  );
}
