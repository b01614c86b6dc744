import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { SignedXml } from 'xml-crypto';

export const IDP = 'https://id.example.org/saml';

/** The content of an answer; an attacker may want to change each field. */
export interface SamlAnswer {
  readonly requestId: string;
  readonly callbackUrl: string;
  readonly audience: string;
  readonly issuer?: string;
  /** Null where the answer names no one. */
  readonly nameId?: string | null;
  /** The attributes of the name, as they stand in its XML. */
  readonly nameAttributes?: string;
  /** XML behind the name. */
  readonly moreOfSubject?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
  /** The request of the signed part, if it differs from the answer around it. */
  readonly signedRequestId?: string | null;
  readonly recipient?: string;
  /** Seconds by which its times are off. */
  readonly offset?: number;
}

/** An identity provider of a company. */
export interface SamlCompany {
  readonly certificate: string;
  assertion(answer: SamlAnswer): string;
  signed(assertion: string): string;
  response(answer: SamlAnswer, assertion: string): string;
  /** All of it: an answer as such a provider gives. */
  answer(answer: SamlAnswer): string;
}

const time = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const id = (): string => `_${randomBytes(16).toString('hex')}`;
const SAML = 'urn:oasis:names:tc:SAML:2.0';

export async function makeSamlCompany(): Promise<SamlCompany> {
  const { private: key, cert: certificate } = await generate(
    [{ name: 'commonName', value: 'id.example.org' }],
    { keySize: 2048, algorithm: 'sha256' },
  );

  const assertion: SamlCompany['assertion'] = (answer) => {
    const { requestId, callbackUrl, audience, issuer = IDP, nameId = 'erika', offset = 0 } = answer;
    const { nameAttributes = `Format="${SAML}:nameid-format:persistent"`, moreOfSubject = '' } =
      answer;
    const { signedRequestId = requestId, recipient = callbackUrl, attributes = {} } = answer;
    const isFor = signedRequestId === null ? '' : ` InResponseTo="${signedRequestId}"`;
    const said = Object.entries(attributes).map(([name, value]) => {
      const values = typeof value === 'string' ? [value] : value;
      const inner = values.map((one) => `<saml:AttributeValue>${one}</saml:AttributeValue>`);
      return `<saml:Attribute Name="${name}">${inner.join('')}</saml:Attribute>`;
    });
    return [
      `<saml:Assertion xmlns:saml="${SAML}:assertion" ID="${id()}" Version="2.0" IssueInstant="${time(offset)}">`,
      `<saml:Issuer>${issuer}</saml:Issuer>`,
      '<saml:Subject>',
      nameId === null
        ? ''
        : `<saml:NameID ${nameAttributes}>${nameId}</saml:NameID>${moreOfSubject}`,
      `<saml:SubjectConfirmation Method="${SAML}:cm:bearer">`,
      `<saml:SubjectConfirmationData${isFor} Recipient="${recipient}" NotOnOrAfter="${time(offset + 300)}"/>`,
      `</saml:SubjectConfirmation></saml:Subject>`,
      `<saml:Conditions NotBefore="${time(offset - 5)}" NotOnOrAfter="${time(offset + 300)}">`,
      `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`,
      `</saml:Conditions><saml:AuthnStatement AuthnInstant="${time(offset)}"/>`,
      `<saml:AttributeStatement>${said.join('')}</saml:AttributeStatement></saml:Assertion>`,
    ].join('');
  };

  const signed: SamlCompany['signed'] = (xml) => {
    const signature = new SignedXml({
      privateKey: key,
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    });
    signature.addReference({
      xpath: "/*[local-name()='Assertion']",
      transforms: [
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/2001/10/xml-exc-c14n#',
      ],
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    signature.computeSignature(xml, {
      location: { reference: "/*/*[local-name()='Issuer']", action: 'after' },
    });
    return signature.getSignedXml();
  };

  const response: SamlCompany['response'] = ({ requestId, callbackUrl, issuer = IDP }, inner) =>
    Buffer.from(
      [
        `<samlp:Response xmlns:samlp="${SAML}:protocol" ID="${id()}" Version="2.0" IssueInstant="${time(0)}"`,
        ` Destination="${callbackUrl}" InResponseTo="${requestId}">`,
        `<saml:Issuer xmlns:saml="${SAML}:assertion">${issuer}</saml:Issuer>`,
        `<samlp:Status><samlp:StatusCode Value="${SAML}:status:Success"/></samlp:Status>`,
        inner,
        '</samlp:Response>',
      ].join(''),
      'utf8',
    ).toString('base64');

  return {
    certificate,
    assertion,
    signed,
    response,
    answer: (answer) => response(answer, signed(assertion(answer))),
  };
}

/** The id of the request with which a browser is sent to the provider. */
export function requestIn(url: string): string {
  const request = new URL(url).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(request, 'base64')).toString('utf8');
  return / ID="([^"]+)"/.exec(xml)?.[1] ?? '';
}
