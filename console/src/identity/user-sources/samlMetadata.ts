const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The parts of an identity provider's metadata that the settings take. */
export interface IdpMetadata {
  readonly entryPoint: string;
  readonly idpIssuer: string;
  readonly idpCertificates: readonly string[];
}

/**
 * Reads the metadata of an identity provider (SAML 2.0 metadata, 2.4.3); undefined for anything
 * else.
 */
export function readMetadata(xml: string): IdpMetadata | undefined {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [provider] = document.getElementsByTagNameNS(METADATA, 'IDPSSODescriptor');
  const idpIssuer = provider?.parentElement?.getAttribute('entityID') ?? '';
  const services = [...(provider?.getElementsByTagNameNS(METADATA, 'SingleSignOnService') ?? [])];
  const redirect = services.find((one) => one.getAttribute('Binding') === REDIRECT);
  const entryPoint = redirect?.getAttribute('Location') ?? '';
  const keys = [...(provider?.getElementsByTagNameNS(METADATA, 'KeyDescriptor') ?? [])];
  const idpCertificates = keys
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => [...key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')])
    .map((certificate) => asPem(certificate.textContent));
  if (idpIssuer === '' || entryPoint === '' || idpCertificates.length === 0) return undefined;
  return { entryPoint, idpIssuer, idpCertificates: [...new Set(idpCertificates)] };
}

function asPem(base64: string): string {
  const lines = base64.replace(/\s+/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
