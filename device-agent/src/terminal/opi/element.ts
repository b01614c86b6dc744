import type { XmlElement } from './xml.js';

export const NAMESPACE = 'http://www.nrf-arts.org/IXRetail/namespace';

/** The sender: attributes of each request. */
export interface Party {
  readonly ApplicationSender: string;
  readonly POPID: string;
  readonly WorkstationID: string;
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly XmlElement[] | string = [],
): XmlElement {
  const text = typeof content === 'string' ? content : '';
  return { name, attributes, text, children: typeof content === 'string' ? [] : content };
}

/** Returns the first element at a path among any other elements. */
export function child(root: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = root;
  for (const name of path) found = found?.children.find((candidate) => candidate.name === name);
  return found;
}
