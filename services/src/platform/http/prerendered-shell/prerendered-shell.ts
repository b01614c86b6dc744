import { escapeHtml } from '../escape-html.js';

/** The content of a page before its scripts have run. */
export interface PrerenderedShell {
  /** HTML for the end of the head. */
  readonly head: string;
  /** HTML in the place where the page draws itself; gone as soon as it does. */
  readonly body: string;
}

const ROOT = '<div id="root">';

/** A built page with its prerendered shell in it. */
export function withPrerenderedShell(page: string, { head, body }: PrerenderedShell): string {
  // Replacements are functions: what people wrote may hold a `$`.
  return page.replace('</head>', () => `${head}</head>`).replace(ROOT, () => `${ROOT}${body}`);
}

/** Data for the page's scripts, in an element that no browser runs. */
export function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${escapeHtml(id)}">${json}</script>`;
}
