import type { Language } from '../schema/language.js';
import { sourceTexts } from './source-texts.js';

type Text = Readonly<Record<Language, string>>;

/** The message for each broken rule (specification, section 5). Schemas carry the keys. */
export const validationTexts = {
  ...sourceTexts,
  BLANK: { en: 'This field can not be blank', de: 'Dieses Feld darf nicht leer sein' },
  INVALID: { en: 'This value is not valid', de: 'Dieser Wert ist ungültig' },
  FILE_TYPE: {
    en: 'Please choose an image (JPG, PNG), a video (MP4, WebM), a sound file or a PDF',
    de: 'Bitte wählen Sie ein Bild (JPG, PNG), ein Video (MP4, WebM), eine Tondatei oder ein PDF',
  },
  PDF_UNREADABLE: {
    en: 'This PDF cannot be opened. It may be damaged or protected by a password.',
    de: 'Dieses PDF lässt sich nicht öffnen. Vielleicht ist es beschädigt oder durch ein Passwort geschützt.',
  },
  WHITEBOARD_TYPE: {
    en: 'Please choose a PDF or an image (JPG, PNG)',
    de: 'Bitte wählen Sie ein PDF oder ein Bild (JPG, PNG)',
  },
  PORTAL_DOCUMENT_TYPE: {
    en: 'Please choose a PDF, a Word document, an image (JPG, PNG), a video (MP4, WebM) or a sound file',
    de: 'Bitte wählen Sie ein PDF, ein Word-Dokument, ein Bild (JPG, PNG), ein Video (MP4, WebM) oder eine Tondatei',
  },
  ADDRESS_BARRED: {
    en: 'The server must not connect to this address',
    de: 'Zu dieser Adresse darf der Server keine Verbindung aufbauen',
  },
  EVENT_TYPE_UNKNOWN: {
    en: 'There is no event of this name',
    de: 'Ein Ereignis mit diesem Namen gibt es nicht',
  },
  CHANGED_MEANWHILE: {
    en: 'Changed by someone else in the meantime',
    de: 'Inzwischen von jemand anderem geändert',
  },
  TAKEN: { en: 'This is already in use', de: 'Das wird bereits verwendet' },
  TOO_SHORT: { en: 'This is too short', de: 'Das ist zu kurz' },
  TOO_SMALL: { en: 'This number is too small', de: 'Diese Zahl ist zu klein' },
  TOO_BIG: { en: 'This number is too large', de: 'Diese Zahl ist zu groß' },
  TOO_LONG: { en: 'This is too long', de: 'Das ist zu lang' },
  UNKNOWN_FIELD: { en: 'This field is not known here', de: 'Dieses Feld ist hier unbekannt' },
  CONTROL_CHARACTERS: {
    en: 'This contains characters that are not allowed',
    de: 'Das enthält unzulässige Zeichen',
  },
  EMAIL_INVALID: { en: 'Invalid email address', de: 'Ungültige E-Mail-Adresse' },
  LOGIN_LENGTH: {
    en: 'Please enter 1 to 254 characters',
    de: 'Bitte geben Sie 1 bis 254 Zeichen ein',
  },
  USER_NAME_INVALID: {
    en: '5 to 20 letters and digits, with single _ . # , in between',
    de: '5 bis 20 Buchstaben und Ziffern, dazwischen einzeln _ . # oder ,',
  },
  PASSWORD_RULE: {
    en: '12 to 20 characters with upper and lower case letters, a digit and a special character, without spaces',
    de: '12 bis 20 Zeichen mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen, ohne Leerzeichen',
  },
  PASSWORDS_DIFFER: { en: 'The entries do not match', de: 'Die Eingaben stimmen nicht überein' },
  ROOM_PIN_INVALID: { en: 'A PIN has exactly 6 digits', de: 'Eine PIN hat genau 6 Ziffern' },
  SHORT_PIN_INVALID: { en: 'A PIN has exactly 4 digits', de: 'Eine PIN hat genau 4 Ziffern' },
  TEXT_NUMBER_INVALID: {
    en: 'Enter a mobile number, such as +49 170 1234567',
    de: 'Geben Sie eine Handynummer ein, etwa +49 170 1234567',
  },
  SMS_CODE_INVALID: { en: 'A code has exactly 5 digits', de: 'Ein Code hat genau 5 Ziffern' },
  PHONE_INVALID: {
    en: 'Please enter the number like +49 301 234 5678',
    de: 'Bitte geben Sie die Nummer so ein: +49 301 234 5678',
  },
  SHORTLINK_INVALID: {
    en: '3 to 40 lower case letters, digits and single hyphens',
    de: '3 bis 40 Kleinbuchstaben, Ziffern und einzelne Bindestriche',
  },
  LINK_INVALID: {
    en: 'Enter a full link that starts with https://',
    de: 'Geben Sie einen vollständigen Link ein, der mit https:// beginnt',
  },
  ORIGIN_INVALID: {
    en: 'Enter an address such as https://www.example.org, without a path',
    de: 'Geben Sie eine Adresse wie https://www.example.org ein, ohne Pfad',
  },
  RESOLUTION_INVALID: {
    en: 'A resolution looks like 1280x720',
    de: 'Eine Auflösung sieht so aus: 1280x720',
  },
  VOLUME_STEP: {
    en: 'The volume goes from 0 to 1 in steps of 0.1',
    de: 'Die Lautstärke reicht von 0 bis 1 in Schritten von 0,1',
  },
  DEVICE_KEY_INVALID: {
    en: 'A key has 8 groups of 4 letters and digits',
    de: 'Ein Schlüssel hat 8 Gruppen aus 4 Buchstaben und Ziffern',
  },
  TIME_ZONE_UNKNOWN: { en: 'This time zone is not known', de: 'Diese Zeitzone ist unbekannt' },
  COLOUR_INVALID: { en: 'A colour looks like #0b5f5a', de: 'Eine Farbe sieht so aus: #0b5f5a' },
  MEETING_NAME_TOO_SHORT: {
    en: 'The name must have more than 3 letters',
    de: 'Der Name muss mehr als 3 Buchstaben haben',
  },
  MEETING_DESCRIPTION_TOO_LONG: {
    en: 'The description may have at most 5000 characters',
    de: 'Die Beschreibung darf höchstens 5000 Zeichen haben',
  },
  MEETING_PAST: {
    en: 'A meeting cannot begin in the past',
    de: 'Eine Besprechung kann nicht in der Vergangenheit beginnen',
  },
  MEETING_TOO_LATE: {
    en: 'A meeting must begin before the end of 2099',
    de: 'Eine Besprechung muss vor Ende 2099 beginnen',
  },
  MEETING_TOO_LONG: {
    en: 'A meeting must end within one day',
    de: 'Eine Besprechung muss innerhalb eines Tages enden',
  },
  REPEAT_TILL_REQUIRED: {
    en: 'Please say until when it repeats',
    de: 'Bitte geben Sie an, bis wann sie sich wiederholt',
  },
  REPEAT_TILL_PAST: {
    en: 'The repetition cannot end before it begins',
    de: 'Die Wiederholung kann nicht vor ihrem Beginn enden',
  },
  GUEST_NAME_TOO_SHORT: {
    en: 'The first name must have more than 3 letters',
    de: 'Der Vorname muss mehr als 3 Buchstaben haben',
  },
  END_BEFORE_START: {
    en: 'The end must be after the start',
    de: 'Das Ende muss nach dem Beginn liegen',
  },
  TIMES_EQUAL: {
    en: 'Start and end must not be the same',
    de: 'Beginn und Ende dürfen nicht gleich sein',
  },
  SEGMENTS_OVERLAP: { en: 'These times overlap', de: 'Diese Zeiten überschneiden sich' },
  RANGE_TOO_LONG: {
    en: 'The range may be at most 3 months',
    de: 'Der Zeitraum darf höchstens 3 Monate umfassen',
  },
  DATE_NOT_BELIEVABLE: {
    en: 'Please enter a valid date of birth',
    de: 'Bitte geben Sie ein gültiges Geburtsdatum ein',
  },
  IMAGE_TYPE: { en: 'Only JPG or PNG', de: 'Nur JPG oder PNG' },
  IMAGE_TOO_LARGE: {
    en: 'The picture may have at most 2 MB',
    de: 'Das Bild darf höchstens 2 MB groß sein',
  },
  IMAGE_TOO_MANY_PIXELS: {
    en: 'The picture may have at most 50 megapixels',
    de: 'Das Bild darf höchstens 50 Megapixel haben',
  },
  DOCUMENT_TYPE: { en: 'Unsupported format', de: 'Dieses Format wird nicht unterstützt' },
  DOCUMENT_TOO_LARGE: { en: 'The file is too large', de: 'Die Datei ist zu groß' },
  ONE_FILE_ONLY: {
    en: 'Multiple files at once are not possible',
    de: 'Mehrere Dateien auf einmal sind nicht möglich',
  },
  TOO_MANY_FILES: { en: 'At most 15 files', de: 'Höchstens 15 Dateien' },
  FILE_EMPTY: { en: 'The file is empty', de: 'Die Datei ist leer' },
  HTTPS_REQUIRED: {
    en: 'The address must begin with https://',
    de: 'Die Adresse muss mit https:// beginnen',
  },
  LINK_WITH_USER: {
    en: 'The address must not contain a user name or password',
    de: 'Die Adresse darf weder Benutzernamen noch Passwort enthalten',
  },
  NUMBER_INVALID: { en: 'Please enter a number', de: 'Bitte geben Sie eine Zahl ein' },
  AMOUNT_INVALID: {
    en: 'Please enter an amount like 12.50',
    de: 'Bitte geben Sie einen Betrag wie 12,50 ein',
  },
  CARD_NUMBER_NOT_MASKED: {
    en: 'A card number must be masked',
    de: 'Eine Kartennummer muss maskiert sein',
  },
  RATING_RANGE: { en: 'A rating is between 0 and 5', de: 'Eine Bewertung liegt zwischen 0 und 5' },
  CSV_EMPTY: { en: 'The file is empty', de: 'Die Datei ist leer' },
  CSV_HEADERS: { en: 'This column is missing', de: 'Diese Spalte fehlt' },
  CSV_NO_ROWS: {
    en: 'The file has a header but no rows',
    de: 'Die Datei hat eine Kopfzeile, aber keine Zeilen',
  },
  CSV_TOO_LONG: { en: 'At most 2000 rows at once', de: 'Höchstens 2000 Zeilen auf einmal' },
  CSV_BROKEN: {
    en: 'The file cannot be read from here on: a quotation mark is missing or misplaced',
    de: 'Ab hier ist die Datei nicht lesbar: Ein Anführungszeichen fehlt oder steht falsch',
  },
  CSV_ENCODING: {
    en: 'This row has characters that cannot be read. Save the file as UTF-8',
    de: 'Diese Zeile enthält unlesbare Zeichen. Speichern Sie die Datei als UTF-8',
  },
  CSV_TWICE: { en: 'This appears in the file twice', de: 'Das kommt in der Datei zweimal vor' },
} as const satisfies Record<string, Text>;

export type ValidationKey = keyof typeof validationTexts;

const isKey = (text: string): text is ValidationKey => Object.hasOwn(validationTexts, text);

/** The parts of zod's issues that tell the rules apart. */
interface Issue {
  readonly code?: string;
  readonly message: string;
  /** The kind of the limited value: a text, a list, a number, ... */
  readonly origin?: string;
  readonly minimum?: unknown;
}

const HAVE_LENGTH = new Set(['string', 'array', 'set', 'file']);

function keyByKind({ code, origin = '', minimum }: Issue): ValidationKey {
  if (code === 'unrecognized_keys') return 'UNKNOWN_FIELD';
  if (code !== 'too_small' && code !== 'too_big') return 'INVALID';
  if (!HAVE_LENGTH.has(origin)) return code === 'too_small' ? 'TOO_SMALL' : 'TOO_BIG';
  if (code === 'too_big') return 'TOO_LONG';
  return minimum === 1 && origin === 'string' ? 'BLANK' : 'TOO_SHORT';
}

/**
 * The key under which a broken rule is known: the schema's own where it names one, else one by
 * kind.
 */
export function validationKey(issue: Issue): ValidationKey {
  return isKey(issue.message) ? issue.message : keyByKind(issue);
}

/** Returns the message about a broken rule. */
export function validationText(issue: Issue, language: Language): string {
  return validationTexts[validationKey(issue)][language];
}
