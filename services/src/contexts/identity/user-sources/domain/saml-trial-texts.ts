import type { Language } from '@foyer/contracts/identity';

import type { SamlFinding } from './saml-findings.js';

/** Describes a finding of a SAML trial in words. */
export function samlFindingText(finding: SamlFinding, language: Language): string {
  const { is } = finding;
  const english = language === 'en';
  if ('of' in finding) {
    const { name, validFrom, validTo } = finding.of;
    const day = (time: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(time),
      );
    switch (finding.is) {
      case 'valid':
        return english
          ? `Certificate ${name}: valid until ${day(validTo)}.`
          : `Zertifikat ${name}: gültig bis ${day(validTo)}.`;
      case 'ends-soon':
        return english
          ? `Certificate ${name}: valid only until ${day(validTo)}.`
          : `Zertifikat ${name}: nur noch gültig bis ${day(validTo)}.`;
      case 'expired':
        return english
          ? `Certificate ${name}: expired on ${day(validTo)}.`
          : `Zertifikat ${name}: abgelaufen am ${day(validTo)}.`;
      case 'not-yet':
        return english
          ? `Certificate ${name}: valid only from ${day(validFrom)}.`
          : `Zertifikat ${name}: erst gültig ab ${day(validFrom)}.`;
    }
  }
  switch (is) {
    case 'page-answers':
      return english ? 'The sign-in page answers.' : 'Die Anmeldeseite antwortet.';
    case 'page-unreachable':
      return english
        ? 'The server does not reach the sign-in page. People’s browsers may reach it all the same.'
        : 'Der Server erreicht die Anmeldeseite nicht. Die Browser der Personen erreichen sie vielleicht trotzdem.';
    case 'page-redirects':
      return english
        ? `The sign-in page leads on to another address (status ${finding.status}), which was not looked at.`
        : `Die Anmeldeseite leitet zu einer anderen Adresse weiter (Status ${finding.status}); diese wurde nicht geprüft.`;
    case 'page-fails':
      return english
        ? `The sign-in page answers with status ${finding.status}.`
        : `Die Anmeldeseite antwortet mit Status ${finding.status}.`;
    case 'clock-agrees':
      return english ? 'The clocks agree.' : 'Die Uhren stimmen überein.';
    case 'clock-differs':
      return english
        ? `The provider’s clock is ${Math.abs(finding.seconds)} seconds ${finding.seconds > 0 ? 'ahead' : 'behind'}.`
        : `Die Uhr des Anbieters geht ${Math.abs(finding.seconds)} Sekunden ${finding.seconds > 0 ? 'vor' : 'nach'}.`;
    case 'metadata-agree':
      return english
        ? 'The provider’s metadata name one of these certificates.'
        : 'Die Metadaten des Anbieters nennen eines dieser Zertifikate.';
    default:
      return english
        ? 'The provider’s metadata are not at its entity ID; they were not compared.'
        : 'Die Metadaten des Anbieters liegen nicht unter seiner Entity-ID; sie wurden nicht verglichen.';
  }
}
