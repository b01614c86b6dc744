import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@foyer/contracts/identity';
import { portalTheme, type PortalTheme } from '@foyer/contracts/look';
import {
  isOpen,
  PORTAL_ELEMENT_ID,
  portalPicture,
  PublicPortal,
  spokenPortal,
} from '@foyer/contracts/portals';

import { dataElement, type PrerenderedShell } from '#platform/http/prerendered-shell';
import { escapeHtml } from '#platform/http';
import { Overload } from '#platform/http/admission';
import { DeploymentSettings } from '#contexts/settings';
import { portalAt } from './portal-page.js';
import { legalLinks, type LegalPages } from './legal-links.js';
import { FindLinkedPortal } from '../queries.js';

/** Marks what is drawn here, so that its colours end with it. */
const GROUND = 'prerendered-shell';

/** The links as the page's own footer has them, so that nothing moves when it comes. */
const LEGAL_STYLE =
  '.start-legal{display:flex;flex-wrap:wrap;justify-content:center}' +
  '.start-legal a{display:inline-grid;place-items:center;min-height:var(--touch);padding:0 .5rem;' +
  'color:var(--ink-soft);font-size:var(--text-14)}';

const WITHOUT_SCRIPTS: Readonly<Record<Language, string>> = {
  de: 'Diese Seite braucht JavaScript, um Bild und Ton zu übertragen.',
  en: 'This page needs JavaScript to carry picture and sound.',
};

/** Draws a portal's front as the page will, before any of the page's scripts are there. */
@Injectable()
export class PortalPrerenderedShell {
  constructor(
    private readonly queries: QueryBus,
    private readonly overload: Overload,
    private readonly settings: DeploymentSettings,
  ) {}

  /**
   * @returns undefined for any other path, for a portal that there is not, and where there is too
   * much else to do
   */
  async of(path: string, language: Language): Promise<PrerenderedShell | undefined> {
    const idOrShortlink = portalAt(path);
    if (idOrShortlink === undefined || this.overload.isHigh) return undefined;
    const found = await this.queries.execute(new FindLinkedPortal(idOrShortlink));
    if (found === null) return undefined;
    // Only the public part.
    const portal = PublicPortal.parse(found);
    // Without settings the page asks for them, and draws the links then.
    const settings = await this.settings.current().catch(() => undefined);
    return {
      head: `<style>${styleOf(portal)}</style>${dataElement(PORTAL_ELEMENT_ID, portal)}`,
      body: drawingOf(portal, language, settings?.legal),
    };
  }
}

function drawingOf(
  portal: PublicPortal,
  language: Language,
  legal: LegalPages | undefined,
): string {
  const { mode } = portalTheme(portal.appearance, false);
  const [initial = ''] = Array.from(portal.name.trim());
  const { welcome } = spokenPortal(portal, language).messages;
  const { logo } = portal.appearance;
  const sign =
    logo === undefined
      ? `<div class="arch arch-normal">${escapeHtml(initial.toLocaleUpperCase())}</div>`
      : `<img class="start-logo" src="${portalPicture(portal._id, logo)}" alt="">`;
  const greeting =
    isOpen(portal) && welcome !== '' ? `<p class="start-welcome">${escapeHtml(welcome)}</p>` : '';
  return (
    `<div class="portal-ground ${GROUND}"${mode === undefined ? '' : ` data-mode="${mode}"`}>` +
    '<div class="start-frame"><main class="start-page">' +
    sign +
    `<h1 class="start-name">${escapeHtml(portal.name)}</h1>${greeting}` +
    `<noscript><p>${WITHOUT_SCRIPTS[language]}</p></noscript>${roomFor(portal)}</main>` +
    `<footer class="start-footer"><div class="start-legal">${legalLinks(legal, language)}` +
    '<div class="start-room-languages"></div></div></footer></div></div>'
  );
}

/** The places of what only scripts can draw, so that nothing moves when they do. */
function roomFor(portal: PublicPortal): string {
  const { showCallButton, size } = portal.callButton;
  const name = portal.askClientName ? '<div class="start-room-name"></div>' : '';
  const button = showCallButton ? `<div class="start-room-button" data-size="${size}"></div>` : '';
  const form = isOpen(portal)
    ? `<div class="start-room-form">${name}${button}<div></div></div>`
    : '';
  return `${form}<div class="start-room-state"></div>`;
}

/**
 * The portal's colours in both modes; the device's own decides where the portal has no background.
 */
function styleOf({ appearance }: PublicPortal): string {
  const inLight = declarations(portalTheme(appearance, false));
  const inDark = declarations(portalTheme(appearance, true));
  return (
    `.${GROUND}{${inLight}}@media (prefers-color-scheme:dark){.${GROUND}{${inDark}}}` + LEGAL_STYLE
  );
}

const declarations = ({ style }: PortalTheme): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
