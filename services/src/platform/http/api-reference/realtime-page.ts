import type { MessageDefinition } from '@foyer/contracts/schema';
import { asyncApiDocument } from '@foyer/contracts/publication';

import { escapeHtml } from '../escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .75rem 0 }
  h3 { margin: 0; font-size: 1.05rem } p { margin: .25rem 0 }
  .way { font-size: .8rem; font-weight: 600; opacity: .8 }
  pre { overflow-x: auto; padding: .75rem; border-radius: .5rem;
    background: color-mix(in srgb, currentColor 8%, transparent); font-size: .85rem }
  summary { cursor: pointer }
`;

const WAYS = {
  client: 'client to server',
  server: 'server to client',
  both: 'both ways',
} as const;

interface Channel {
  readonly messages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * The realtime messages as a page to read: by channel, each with what it carries and what is
 * answered.
 */
export function realtimePage(messages: readonly MessageDefinition[]): string {
  const document = asyncApiDocument(messages);
  const channels = Object.entries(document.channels as Readonly<Record<string, Channel>>);
  const body = channels.map(([name, { messages: all }]) => {
    const own = Object.keys(all).filter((key) => 'x-from' in (all[key] ?? {}));
    const articles = own.map((key) => articleOf(key, all)).join('');
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${articles}</section>`;
  });
  const links = channels.map(([name]) => `<a href="#${escape(name)}">${escape(name)}</a>`);
  const schemas = json('Schemas', document.components.schemas);
  return page(`<nav>${links.join(' · ')}</nav>${body.join('')}${schemas}`);
}

function articleOf(key: string, messages: Channel['messages']): string {
  const message = messages[key] ?? {};
  const { name, summary, description, payload } = message;
  const from = WAYS[message['x-from'] as keyof typeof WAYS];
  return (
    `<article><h3><code>${escape(name)}</code></h3><p class="way">${from}</p>` +
    `<p>${escape(summary)}</p><p>${escape(description)}</p>${json('Payload', payload)}` +
    json('Acknowledgement', messages[`${key}.acknowledgement`]?.payload) +
    `${json('Push', messages[`${key}.push`]?.payload)}</article>`
  );
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Foyer realtime messages</title><style>${STYLE}</style></head><body>
<h1>Realtime messages</h1>
<p>Each channel is a socket.io namespace of its name. The handshake carries <code>auth: {token, tabId?, language?}</code>.
Every message of a client is acknowledged: <code>{ok: true, …}</code> or <code>{ok: false, code, message}</code>.
The same as <a href="/api/docs/realtime/asyncapi.json">AsyncAPI</a>; <a href="/api/docs">HTTP calls</a> have a page of
their own.</p>${body}</body></html>`;
}

function json(title: string, value: unknown): string {
  if (value === undefined) return '';
  const text = escape(JSON.stringify(value, null, 2));
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`;
}

const escape = (value: unknown): string => (typeof value === 'string' ? escapeHtml(value) : '');
