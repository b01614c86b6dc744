/** A certificate as it is read. */
export interface SeenCertificate {
  /** SHA-256 of it. */
  readonly fingerprint: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** The observed facts about an identity provider; undefined for those out of reach. */
export interface SeenProvider {
  readonly certificates: readonly SeenCertificate[];
  /** Fingerprints of the certificates that its own metadata name. */
  readonly published: readonly string[] | undefined;
  /** How the sign-in page answered. */
  readonly status: number | undefined;
  /** How far its clock is ahead, in milliseconds. */
  readonly clockMs: number | undefined;
}

export type SamlFinding =
  | { readonly is: 'valid' | 'ends-soon' | 'expired' | 'not-yet'; readonly of: SeenCertificate }
  | { readonly is: 'page-answers' | 'page-unreachable' | 'clock-agrees' | 'metadata-agree' }
  | { readonly is: 'metadata-unread' }
  | { readonly is: 'page-fails' | 'page-redirects'; readonly status: number }
  | { readonly is: 'clock-differs'; readonly seconds: number };

/**
 * Why sign-ins with these settings would be refused, or that nothing was seen by which that could
 * be told.
 */
export type SamlFault =
  | 'SAML_CERTIFICATE_EXPIRED'
  | 'SAML_CERTIFICATE_OTHER'
  | 'SAML_CLOCK'
  | 'SAML_NOT_CHECKED';

const SOON_MS = 30 * 86_400_000;
/** Assertions are taken with so much difference, in milliseconds. */
const SKEW_MS = 60_000;

/**
 * Returns the findings about an identity provider before people are sent to it, and the fault that
 * would make it fail.
 */
export function samlFindings(
  { certificates, published, status, clockMs }: SeenProvider,
  now: Date,
): { readonly fault: SamlFault | undefined; readonly findings: readonly SamlFinding[] } {
  const judged = certificates.map((of) => ({ is: ageOf(of, now), of }));
  const usable = judged.filter(({ is }) => is === 'valid' || is === 'ends-soon');
  const isOther =
    published !== undefined && !usable.some(({ of }) => published.includes(of.fingerprint));
  const differs = clockMs !== undefined && Math.abs(clockMs) > SKEW_MS;
  const page = pageOf(status);
  const isUnseen = published === undefined && page.is !== 'page-answers';
  const fault =
    usable.length === 0
      ? 'SAML_CERTIFICATE_EXPIRED'
      : isOther
        ? 'SAML_CERTIFICATE_OTHER'
        : differs
          ? 'SAML_CLOCK'
          : isUnseen
            ? 'SAML_NOT_CHECKED'
            : undefined;
  return {
    fault,
    findings: [
      ...judged,
      ...(published === undefined ? [{ is: 'metadata-unread' } as const] : []),
      ...(published !== undefined && !isOther ? [{ is: 'metadata-agree' } as const] : []),
      page,
      ...(clockMs === undefined
        ? []
        : [
            differs
              ? ({ is: 'clock-differs', seconds: Math.round(clockMs / 1000) } as const)
              : ({ is: 'clock-agrees' } as const),
          ]),
    ],
  };
}

function ageOf(
  { validFrom, validTo }: SeenCertificate,
  now: Date,
): 'valid' | 'ends-soon' | 'expired' | 'not-yet' {
  const at = now.getTime();
  if (at < Date.parse(validFrom)) return 'not-yet';
  if (at >= Date.parse(validTo)) return 'expired';
  return at >= Date.parse(validTo) - SOON_MS ? 'ends-soon' : 'valid';
}

function pageOf(status: number | undefined): SamlFinding {
  if (status === undefined) return { is: 'page-unreachable' };
  // The target of the redirect is not visited: it may be any place.
  if (status >= 300 && status < 400) return { is: 'page-redirects', status };
  // Without a request in it, many answer that there is none, which is an answer as well.
  const fails = status >= 500 || status === 404;
  return fails ? { is: 'page-fails', status } : { is: 'page-answers' };
}
