import type { Mark } from './mark.js';
import { readMark } from './read-mark.js';
import { markElement } from './write-mark.js';
import { readXml, textIn, writeXml, type XmlElement } from './xml.js';

/**
 * The content of an XFDF: the marks that exist or have changed, and the names of the erased ones.
 */
export interface Xfdf {
  readonly marks: readonly Mark[];
  readonly erased: readonly string[];
}

/** Elements that run code are not allowed on a board, since any reader may open it later. */
const RUNS = /(?:^|:)(?:\w*script|onactivation|actions?|launch)$/i;
const RUNNING_ADDRESS = /^\s*(?:java|vb)script:/i;
/** Elements whose children are annotations: all of them, or those of a change. */
const GROUPS = new Set(['annots', 'add', 'modify']);

/** Reads XFDF (ISO 19444-1); null for what is none, or carries something that runs. */
export function readXfdf(source: string): Xfdf | null {
  const root = readXml(source);
  if (root?.name !== 'xfdf' || runs(root)) return null;
  const groups = elementsIn(root);
  const annotations = groups.filter(({ name }) => GROUPS.has(name)).flatMap(elementsIn);
  const marks = annotations.map((one, at) => readMark(one, `unnamed-${at}`));
  const erased = groups
    .filter(({ name }) => name === 'delete')
    .flatMap(elementsIn)
    .map(textIn);
  const areWhole = marks.every((one) => one !== null);
  return areWhole ? { marks, erased } : null;
}

/** Writes XFDF that {@link readXfdf} reads as the same, and other readers too. */
export function writeXfdf({ marks, erased = [] }: Partial<Xfdf> & Pick<Xfdf, 'marks'>): string {
  return wrapXfdf(marks.map((one) => writeXml(markElement(one))).join(''), erased);
}

/** Wraps annotations that were written one by one; see {@link writeAnnotation}. */
export function wrapXfdf(annotations: string, erased: readonly string[] = []): string {
  const ids = erased.map((name) => writeXml({ name: 'id', attributes: {}, children: [name] }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve">',
    `<annots>${annotations}</annots>`,
    ids.length > 0 ? `<delete>${ids.join('')}</delete>` : '',
    '</xfdf>',
  ].join('');
}

/** One mark as it stands among the annotations of an XFDF. */
export const writeAnnotation = (mark: Mark): string => writeXml(markElement(mark));

const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((one) => typeof one !== 'string');

function runs({ name, attributes, children }: XmlElement): boolean {
  if (RUNS.test(name)) return true;
  if (Object.values(attributes).some((one) => RUNNING_ADDRESS.test(one))) return true;
  return children.some((one) => typeof one !== 'string' && runs(one));
}
