import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { filesBeside, projectRoot, sourceFiles } from './project.js';

/** Words that only this project used, and that docs/glossary.md has replaced. */
const FORBIDDEN: readonly RegExp[] = [
  /\berrands?\b|Errands|\bDuties\b/i,
  /first[- ]?sight/i,
  /front[- ]?office/i,
  /roll[- ]?call/i,
  /\battendance\b/i,
  /TaskRefused|RelayRefused|RebuildRefused|HandshakeRefused|RefusalFilter/,
  /guess[- ]?budget/i,
  /acquaintance/i,
  /LogSealer|SealWriter|\bunsealed\b/i,
  /PeopleForgetter/,
  /chronicle/i,
  /stand-?ins?\b/i,
  /side-?build/i,
  /life-?signs/i,
  /(Front|Portal|Operator|Device|The)Door\b|MeetingGate|MeetingPoint/,
  /\b\w+House\b|-house\b|\bof the house\b/,
  /\b(?:bury|buried|division|beats?)\b|\bcast[- ]?out\b/i,
  /\boperator(?:'s)?[- ]door\b|\bmeeting[- ]gate\b|\bhome-?of\b|\brelay[- ]turns?\b/i,
  /refusalText|explain-refusal/,
  /Relay(Turn|Notes)|EventRelay\b/,
  /\b(Pressure|Places|Pace|PortalPace)\b(?= \{|<| =)/,
  /\bSeat\b|\bnewSeat\b|\bseatOf/,
  /\bNewWork\b/,
  /\bdoor-[a-z]|(?:["']|\.)door\b(?!\.)|\bdoor:|[a-z]Door\b/,
  /LocalRefused|RelayRefused|BeyondSeats|relay\.seats/,
  /\bTell[A-Z]|\btell(?:Of|Pages|Devices|Quality|Documents)\b|\btell-[a-z]|#(?:is)?[Tt]old\b/,
  /useTold|TellingTimes|PresenceTeller|ProgressTeller/,
  /\bseats?\b/i,
  /\bonRefused\b|\brefuse-[a-z]/,
  /RelayParts|RelaySettings|RelaySurroundings|\bmakeRelay\b/,
  /\bForget(?:Person|Guest|FormerMember)\b|\bforget-?[Pp]erson\b|\bforgetting\b/i,
  /recent-?meetings|\bholdMeeting\b/i,
  /[a-z]Pace\b|\b[a-z]+-pace\b/,
  /\bstands? in for\b/i,
];

/** Decisions and measurements describe the past; published names stay permanently. */
const IS_HISTORY =
  /^docs\/adr\/|^docs\/glossary\.md$|^contracts\/samples\/|^services\/architecture\/words\.spec\.ts$/;
const IS_TEXT = /\.(ts|tsx|mjs|js|md|yaml|css|html|hbs)$/;

/** Names that logs and vaults hold already. */
const PUBLISHED = /'(?:log-sealer|guess-budgets|acquaintance)'/g;

function oldWords(file: string, content: string): string[] {
  return FORBIDDEN.flatMap((word) => {
    const found = word.exec(`${file}\n${content.replace(PUBLISHED, '')}`)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
}

/** Words that plain English does without; the name of an option is published. */
const STILTED = /\b(?:whoever|nobody|anew)\b/i;
const PUBLISHED_OPTION = /--mutant begins-anew/g;
/** The text for visitors when no agent is on duty, in the requested words. */
const ASKED_FOR = /Nobody is at the desk right now\./g;

/** The files with English texts for people. */
const IS_CATALOGUE =
  /^console\/src\/.*\/(?:en|steps-en)\.ts$|^webclient\/src\/i18n\/en\/|^contracts\/src\/(?:.*\/)?(?:rejections|notices|validation\/texts)(?!.*\.spec\.)/;

function stiltedWords(file: string, content: string): string[] {
  return content
    .replace(PUBLISHED_OPTION, '')
    .replace(ASKED_FOR, '')
    .split('\n')
    .flatMap((line) => (STILTED.test(line) ? [`${file}: ${line}`] : []));
}

/** Comments that have lines of their own. */
const commentsOf = (source: string): string =>
  source
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line))
    .join('\n');

describe('the documents', () => {
  test('are in plain English', () => {
    const documents = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
      .map((file) => join('docs', file))
      .filter((file) => file.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(60);
    const found = documents.flatMap((file) =>
      stiltedWords(file, readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('and so are the texts of screens and errors', () => {
    const catalogues = sourceFiles().filter((file) => IS_CATALOGUE.test(file));
    expect(catalogues.length).toBeGreaterThan(40);
    const found = catalogues.flatMap((file) =>
      stiltedWords(file, readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('and so is what sources say of themselves', () => {
    const found = sourceFiles()
      .filter((file) => IS_TEXT.test(file))
      .flatMap((file) =>
        stiltedWords(file, commentsOf(readFileSync(join(projectRoot, file), 'utf8'))),
      );
    expect(found).toEqual([]);
    expect(commentsOf('const a = 1; // one\n/** two */\n * three\n  // four')).toMatch(
      /two[^]*three[^]*four/,
    );
  });

  test.each(['Whoever comes', 'It is begun anew.', 'There is nobody.'])('find "%s"', (text) => {
    expect(stiltedWords('docs/a.md', text)).toHaveLength(1);
  });
});

describe('the words of the field', () => {
  test('are used everywhere', () => {
    const files = [...sourceFiles(), ...filesBeside()].filter(
      (file) => IS_TEXT.test(file) && !IS_HISTORY.test(file),
    );
    expect(files.length).toBeGreaterThan(3500);
    const found = files.flatMap((file) =>
      oldWords(file, readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test.each([
    'runErrands',
    'class FrontOffice',
    'the guess budget',
    'a stand-in',
    'SessionHouse',
    'a node that was buried',
    'how often a node beats',
    'the operator door',
    'class="door-name"',
    'function atDoor()',
    'the node that is homeOf(a call)',
    'members of the house',
    'class TellPagesWhatHappens',
    'function tellDocuments()',
    'no seat is free',
    'interface RelayParts',
    'function forgetPerson()',
    'class RecentMeetings',
    'new FramePace()',
    'relays that stand in for each other',
  ])('find "%s"', (text) => {
    expect(oldWords('services/src/a.ts', text)).toHaveLength(1);
  });
});
