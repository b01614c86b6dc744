import { dark, light } from '@foyer/contracts/look';

import { escapeHtml } from '../../http/index.js';

/** The content of a mail with one thing to do. */
export interface MailParts {
  /** As an HTML `lang`. */
  readonly language: string;
  readonly subject: string;
  /** The name of the product, above everything else. */
  readonly brand: string;
  /** Left out where the reader's name is not known. */
  readonly greeting?: string;
  readonly before: readonly string[];
  /** Left out where there is nothing to do. */
  readonly button?: { readonly text: string; readonly url: string };
  /** Instructions for a button that does not work; the address follows. */
  readonly otherwise: string;
  readonly after: readonly string[];
}

/**
 * One column of a table, since some mail programs lay out nothing else; colours stand at each
 * element for those that drop styles, and are turned over where a reader is in the dark. No picture
 * is fetched from anywhere: most programs would hide it.
 */
const STYLES = `
  body { margin: 0; background: ${light.paper}; }
  @media (prefers-color-scheme: dark) {
    .paper { background: ${dark.paper} !important; }
    .surface { background: ${dark.surface} !important; border-color: ${dark.hairline} !important; }
    .ink { color: ${dark.ink} !important; }
    .soft { color: ${dark.inkSoft} !important; }
    .accent { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
    .brand { color: ${dark.accent} !important; }
  }`;

const FONT = "font-family: 'Segoe UI', system-ui, -apple-system, Roboto, Arial, sans-serif;";

/** The mail as HTML, in the look of the product, light or dark as its reader likes. */
export function mailHtml(parts: MailParts): string {
  const { language, subject, brand, greeting, before, button, otherwise, after } = parts;
  const paragraph = (text: string, kind: 'ink' | 'soft', size: number) =>
    `<p class="${kind}" style="margin: 0 0 16px; ${FONT} font-size: ${size}px; line-height: 1.5; color: ${
      kind === 'ink' ? light.ink : light.inkSoft
    };">${text}</p>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}
</style>
</head>
<body class="paper" style="margin: 0; background: ${light.paper};">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.paper};">
<tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px;">
<tr><td class="brand" style="padding: 0 8px 16px; ${FONT} font-size: 20px; font-weight: 700; color: ${light.accent};">${escapeHtml(brand)}</td></tr>
<tr><td class="surface" style="background: ${light.surface}; border: 1px solid ${light.hairline}; border-radius: 12px; padding: 32px 28px 16px;">
${[...(greeting === undefined ? [] : [greeting]), ...before].map((text) => paragraph(escapeHtml(text), 'ink', 16)).join('\n')}
${button === undefined ? '' : buttonHtml(button)}
${after.map((text) => paragraph(escapeHtml(text), 'soft', 14)).join('\n')}
${button === undefined ? '' : paragraph(otherwiseHtml(otherwise, button.url), 'soft', 12)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function buttonHtml({ text, url }: NonNullable<MailParts['button']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 8px 0 24px;"><tr>
<td class="accent" style="background: ${light.accent}; border-radius: 22px;"><a href="${escapeHtml(url)}" class="accent" style="display: inline-block; padding: 12px 28px; ${FONT} font-size: 16px; font-weight: 600; color: ${light.onAccent}; text-decoration: none; border-radius: 22px;">${escapeHtml(text)}</a></td>
</tr></table>`;
}

function otherwiseHtml(otherwise: string, address: string): string {
  const url = escapeHtml(address);
  return `${escapeHtml(otherwise)}<br><a href="${url}" class="soft" style="color: ${light.inkSoft}; word-break: break-all;">${url}</a>`;
}

/** The same as plain text. */
export function mailText({ brand, greeting, before, button, after }: MailParts): string {
  return [
    ...(greeting === undefined ? [] : [greeting]),
    ...before,
    ...(button === undefined ? [] : [`${button.text}:\n${button.url}`]),
    ...after,
    `--\n${brand}`,
  ]
    .join('\n\n')
    .concat('\n');
}
