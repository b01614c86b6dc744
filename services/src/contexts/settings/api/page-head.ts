import { Injectable } from '@nestjs/common';
import type { Language } from '@foyer/contracts/identity';
import {
  appPicture,
  PAGE_SETTINGS_ELEMENT_ID,
  STANDARD_TITLE,
  type PageSettings,
} from '@foyer/contracts/settings';

import { escapeHtml } from '#platform/http';
import { dataElement } from '#platform/http/prerendered-shell';
import { DeploymentSettings } from '../views/deployment-settings.js';

const TITLE = /<title>([^<]*)<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;

/**
 * Puts the company's title and picture into a page, and the settings of the page, so that it need
 * not ask first.
 */
@Injectable()
export class PageHead {
  constructor(private readonly settings: DeploymentSettings) {}

  /** The language of pages where nothing else says which; German where that cannot be read. */
  async language(): Promise<Language> {
    const settings = await this.settings.current().catch(() => undefined);
    return settings?.language.defaultLanguage ?? 'de';
  }

  /** The name under which the pages of staff are installed. */
  async title(): Promise<string> {
    const settings = await this.settings.current().catch(() => undefined);
    return settings?.appearance.title ?? STANDARD_TITLE;
  }

  /** The page as it is where the settings cannot be read: it asks for them then. */
  async on(page: string): Promise<string> {
    const settings = await this.settings.forPages().catch(() => undefined);
    return settings === undefined ? page : withSettings(page, settings);
  }
}

export function withSettings(page: string, settings: PageSettings): string {
  const { title, favicon } = settings.appearance;
  const icon =
    favicon === undefined
      ? undefined
      : `<link rel="icon" href="${escapeHtml(appPicture('favicon', favicon))}" />`;
  // Replacements are functions: what people wrote may hold a `$`.
  return page
    .replace(TITLE, (_all, text: string) => {
      return `<title>${text.replace(STANDARD_TITLE, () => escapeHtml(title))}</title>`;
    })
    .replace(ICON, (link) => icon ?? link)
    .replace('</head>', () => `${dataElement(PAGE_SETTINGS_ELEMENT_ID, settings)}</head>`);
}
