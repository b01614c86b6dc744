import type { Language } from '@foyer/contracts/identity';

/** The mark of a person in the call, who is named by a number. */
export const PERSON = '|';

/** Place of a word in its sentence. */
export interface Place {
  readonly word: string;
  /** The word before it in lower case; empty where there is none. */
  readonly before: string;
  /** True where nothing of its clause stands before it, but for a conjunction. */
  readonly beginsClause: boolean;
  /** The words that follow in its clause, in lower case, with {@link PERSON} among them. */
  readonly rest: readonly string[];
}

const list = (words: string) => new Set(words.split(/\s+/));

/**
 * Forms of verbs that only people are the subject of. A thing has an article there, or is none that
 * acts: a word without one in front of such a verb is a name, or a person's role.
 */
const ACTS = {
  en: list(
    `says said asks asked agrees agreed declines declined refuses refused promises promised wants wanted pays paid calls
    called thinks thought knows knew sends sent signs signed complains complained apologizes apologized thanked thanks
    accepts accepted prefers preferred explains explained insists insisted replies replied suggests suggested`,
  ),
  de: list(
    `sagt sagte fragt fragte zahlt zahlte bezahlt ruft rief möchte will wollte bittet bat verspricht versprach schickt
    schickte sendet sandte meint meinte glaubt weiß wusste unterschreibt unterschrieb beschwert entschuldigt bedankt
    erklärt erklärte erzählt schlägt antwortet antwortete überweist überwies kündigt wünscht wünschte überlegt`,
  ),
} as const;
/** Auxiliary verbs between a subject and a form in {@link DONE}. */
const HELPERS = {
  en: list('will would must should can could may might has had'),
  de: list('hat hatte will soll muss kann wird möchte darf'),
} as const;
const DONE = {
  en: list(
    `say said ask asked agree agreed decline declined refuse refused promise promised pay paid call called think thought
    know known send sent sign signed complain complained apologize apologized accept accepted explain explained`,
  ),
  de: list(
    `sagen gesagt fragen gefragt zahlen gezahlt bezahlen anrufen angerufen bitten gebeten versprechen versprochen schicken
    geschickt senden gesendet unterschreiben unterschrieben antworten geantwortet überweisen überwiesen zugestimmt
    zustimmen abgelehnt kündigen gekündigt erzählt erklärt zurückrufen zurückgerufen`,
  ),
} as const;
/** In German such a form with `wird` says what is done to a thing: `Zugang wird erklärt`. */
const PARTICIPLE = /^(?:ge|ange|zuge|abge|zurückge)|(?:sprochen|schrieben|wiesen|zählt|klärt)$/u;
/** Verbs with only people as their object, and verbs that introduce a name. */
const TOWARDS = list('informiert kontaktiert benachrichtigt heißt heisst namens');

/**
 * Ordinary words that stand there without an article: those who act by what they are, and words for
 * anybody.
 */
const ANYBODY = {
  en: list(
    `everyone everybody someone somebody anyone anybody nobody no-one none neither both all others people who what which
    staff management team support service sales marketing accounting legal finance reception customer client caller guest
    participant host colleague boss head bank company agency today tomorrow yesterday week month year let here there`,
  ),
  de: list(
    `niemand jemand keiner alle beide wer was man support service team vertrieb einkauf empfang marketing personal gast
    chef arzt notar anwalt amt rathaus haus staat bund heute morgen gestern dann danach zuletzt außerdem zudem`,
  ),
} as const;
/** Ends of words for things; in English also of those for people by what they do. */
const THINGS = {
  en: /(?:s|er|or|ee|ant|ent|ist|ian|man|men|ing|ion|ity|ance|ence|ness|ship|ure|al|ic|ly|ed|age|ery|ism|body|one)$/u,
  de: /(?:ung|heit|keit|schaft|ion|tät|nis|ment|tum|en|er|ern|eln|e|ug|ag|tz|rt|ck|uf|hr|ld|nd|cht|ß)$/u,
} as const;
/**
 * Ends of German words for people by what they do apart from those in -er, and of adverbs that
 * begin a sentence.
 */
const ROLES =
  /(?:ent|ant|ist|or|eur|ei|verein|verband|rat|werk|büro|hotel|markt|team|amt|dienst|bank|haus|innen|(?:er|eg|ent|ant|ist|or|eur|und|zt|ef|ar|og|at|lt)in)$/u;
const ADVERBS =
  /(?:lich|ig|isch|weise|s|mal|her|hin|end|haft|sam|bar|wegen|zu|bei|mit|von|um|auf|samt|rekt)$/u;
/** Names that have the shape of an ordinary word, and are rarely one. */
const SHAPED_NAMES = list(
  `müller mueller miller schneider meyer meier maier mayer weber wagner becker schäfer schaefer krüger krueger köhler
  koehler zimmermann hofmann hoffmann lehmann neumann huber gruber steiner moser hofer leitner berger eder winkler brunner
  baumgartner auer schröder schroeder keller hartmann walter peter alexander jones williams davis evans harris roberts
  fischer taylor anderson hansen jensen petersen janssen schulze krause lange vogt hunt schmidt schmitt schwarz arnold
  arndt nguyen chen cohen hussein gerhard richard edward howard robert albert hubert`,
);

const own = (word: string) => word.toLowerCase().replace(/['’]s?$/u, '');

/**
 * Tells whether a word has the shape of a name and of no common noun, as far as that can be said
 * without a dictionary.
 */
export function hasShapeOfName(word: string, language: Language): boolean {
  if (/['’]\p{Lu}/u.test(word)) return true;
  if (ANYBODY[language].has(own(word))) return false;
  return SHAPED_NAMES.has(own(word)) || !THINGS[language].test(own(word));
}

/** In a sentence of German an adverb or the role of a person may stand in the place of a name. */
function mayBeOther(word: string): boolean {
  return !SHAPED_NAMES.has(own(word)) && (ROLES.test(own(word)) || ADVERBS.test(own(word)));
}

/**
 * In German the subject may follow the verb: then what stands before the verb is a time or a thing.
 */
const SUBJECTS = list(
  'der die das ein eine kein keine dieser diese er sie es man wir ich jemand niemand jeder alle beide',
);
const PREPOSITIONS = list(
  'an mit von für bei nach zu auf über um gegen ohne durch in im am beim vom zum zur',
);

function isFollowedBySubject([, second = '', ...others]: readonly string[]): boolean {
  if (SUBJECTS.has(second)) return true;
  const words = [second, ...others];
  return words.some((one, at) => one === PERSON && !PREPOSITIONS.has(words[at - 1] ?? ''));
}

/**
 * Returns true if a single word can only be a person's name: it has no article and acts as people
 * do, or owns, or is spoken to. Any other place proves nothing, since a thing may stand there.
 */
export function isNamedAlone(place: Place, language: Language): boolean {
  const { word, before, beginsClause, rest } = place;
  if (!hasShapeOfName(word, language)) return false;
  if (language === 'de' && TOWARDS.has(before)) return true;
  if (!beginsClause) return false;
  if (language === 'en') return /['’]s$/u.test(word) || isActing(rest, 'en');
  return !mayBeOther(word) && !isFollowedBySubject(rest) && isActing(rest, 'de', before !== '');
}

/**
 * Returns true if a clause continues with a thing that only people do. After a conjunction of
 * German its verb comes last.
 */
function isActing(rest: readonly string[], language: Language, isLast = false): boolean {
  const [next = '', second = ''] = rest;
  const last = rest.at(-1) ?? '';
  if (ACTS[language].has(next) || (isLast && ACTS[language].has(last))) return true;
  if (!HELPERS[language].has(next)) return false;
  if (language === 'en') return DONE.en.has(second);
  return DONE.de.has(last) && !(next === 'wird' && PARTICIPLE.test(last));
}
