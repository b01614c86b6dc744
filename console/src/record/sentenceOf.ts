import type { TimelineEntry } from '@foyer/contracts/audit';
import { ConsentWording } from '@foyer/contracts/calls';

import { formatDuration } from '../i18n/duration.js';
import { stepText } from '../payments/transactions/stepText.js';
import { variantOf } from './variants.js';

export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The source of a sentence. */
export type RecordedEvent = Pick<TimelineEntry, 'type' | 'actor' | 'data' | 'names'>;

/** Fields whose values are words of the program. */
const WORDS: readonly string[] = [
  'streamType',
  'track',
  'role',
  'sessionType',
  'breakKind',
  'action',
];
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the sentence of an event; an event without one is shown by its recorded name. */
export function sentenceOf(entry: RecordedEvent, translate: Translate, locale: string): string {
  const { type, data } = entry;
  const key = ['sentence', type, variantOf[type]?.(data)].filter(Boolean).join('.');
  // Payments tell their steps themselves, as whole paragraphs.
  const step = stepText(entry, translate, locale).replace(/\.$/, '');
  const sentence = translate(key, { ...valuesOf(entry, translate), _: step });
  const notes = [wordingOf, toldOf].flatMap((noteOf) => noteOf(data, translate) ?? []);
  return notes.length === 0 ? sentence : `${sentence} (${notes.join('; ')})`;
}

/** Tells if the visitor is notified of a listener; null for events about other facts. */
function toldOf({ isToldToVisitor }: RecordedEvent['data'], translate: Translate): string | null {
  if (typeof isToldToVisitor !== 'boolean') return null;
  return translate(`record.visitorTold.${isToldToVisitor ? 'told' : 'notTold'}`);
}

/**
 * For what consent was asked, and in which words; null where an event is no such answer, or an
 * older one.
 */
function wordingOf(data: RecordedEvent['data'], translate: Translate): string | null {
  const found = ConsentWording.safeParse(data.wording);
  if (!found.success) return null;
  const { purpose: of, shown, noneShown, unnamed } = found.data;
  const purpose = translate(`record.wording.purpose.${of}`);
  if (noneShown) return translate('record.wording.noneShown', { purpose });
  if (unnamed) return translate('record.wording.unnamed', { purpose });
  if (shown === null) return translate('record.wording.notSaid', { purpose });
  const { textVersion } = shown;
  const language = translate(`record.wording.language.${shown.language}`);
  return translate('record.wording.shown', { purpose, textVersion, language });
}

/** Returns the name of a person or object. */
export function nameIn(
  { names }: Pick<RecordedEvent, 'names'>,
  id: string | null | undefined,
  translate: Translate,
): string {
  const name = id === null || id === undefined ? undefined : names[id];
  if (name === undefined) return translate('record.somebody');
  return name ?? translate('record.unnamed');
}

function valuesOf(entry: RecordedEvent, translate: Translate): Record<string, string> {
  const { data, actor } = entry;
  const origin = data.origin as { readonly id?: string } | undefined;
  return {
    ...Object.fromEntries(
      Object.entries(data).map(([field, value]) => [
        field,
        valueOf(entry, field, value, translate),
      ]),
    ),
    origin: nameIn(entry, origin?.id, translate),
    actor: actor.name ?? translate(`call.actor.${actor.type}`),
  };
}

function valueOf(
  entry: RecordedEvent,
  field: string,
  value: unknown,
  translate: Translate,
): string {
  if (typeof value === 'number') {
    return field.endsWith('Ms') ? formatDuration(value) : String(value);
  }
  if (typeof value === 'string' && ID.test(value)) return nameIn(entry, value, translate);
  if (typeof value !== 'string') return translate('record.gone');
  return WORDS.includes(field) ? translate(`record.value.${field}.${value}`) : value;
}
