import { describe, test } from '@jest/globals';
import type { VisitEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { Line, PortalAdmission, Visit } from '../streams.js';
import { after, at, admission, line, visit } from '../testing/happenings.js';
import { joinLine, NOTES_MAX } from './join-line.js';

const spec = specify({ visit: Visit, line: Line, admission: PortalAdmission });
const opened = visit.opened('ada');
const ring = { visitId: 'ada', portalId: 'portal' };

describe('joinLine', () => {
  test('gives the last place in line', () => {
    spec
      .given({ visit: [opened], line: [line.joined('bob', 0)], admission: admission.open() })
      .when((states) => joinLine(states, ring, { now: after(9) }))
      .then({ visit: [visit.status('ada', 'IN_WAITING')], line: [line.joined('ada', 9)] });
  });

  test('never comes before a visitor who rang earlier, even if the clock says so', () => {
    spec
      .given({ visit: [opened], line: [line.joined('bob', 60)], admission: admission.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .then({
        visit: [visit.status('ada', 'IN_WAITING')],
        line: [
          {
            type: 'VisitorJoinedLine',
            data: { ...ring, joinedAt: at(60.001) },
          },
        ],
      });
  });

  test('keeps what was said to the question whether the call may be recorded', () => {
    const question = 'Dürfen wir aufzeichnen?';
    const asks = [...admission.open(), admission.asksToRecord(question)];
    const joined = [visit.status('ada', 'IN_WAITING')];
    for (const answer of ['agreed', 'declined'] as const) {
      spec
        .given({ visit: [opened], admission: asks })
        .when((states) => joinLine(states, { ...ring, recording: answer }, { now: after(9) }))
        .then({
          visit: [
            {
              type: 'VisitRecordingAnswered',
              data: { ...{ visitId: 'ada', answer, question }, language: null, answeredAt: at(9) },
            },
            ...joined,
          ],
          line: [line.joined('ada', 9)],
        });
    }
    // A visitor who does not answer has not agreed; without a question there is no agreement.
    spec
      .given({ visit: [opened], admission: asks })
      .when((states) => joinLine(states, ring, { now: after(9) }))
      .then({ visit: joined, line: [line.joined('ada', 9)] });
    spec
      .given({ visit: [opened], admission: admission.open() })
      .when((states) => joinLine(states, { ...ring, recording: 'agreed' }, { now: after(9) }))
      .then({ visit: joined, line: [line.joined('ada', 9)] });
  });

  test('keeps another answer of a visitor who waits already, and the same one once', () => {
    const asks = [...admission.open(), admission.asksToRecord('Dürfen wir aufzeichnen?')];
    const answered = (answer: 'agreed' | 'declined'): VisitEvent => ({
      type: 'VisitRecordingAnswered',
      data: {
        ...{ visitId: 'ada', answer, question: 'Dürfen wir aufzeichnen?' },
        ...{ language: 'de', answeredAt: at(9) },
      },
    });
    const says = (recording: 'agreed' | 'declined', ...before: readonly VisitEvent[]) =>
      spec
        .given({
          visit: [opened, ...before, visit.status('ada', 'IN_WAITING')],
          admission: asks,
        })
        .when((states) =>
          joinLine(states, { ...ring, recording, language: 'de' }, { now: after(9) }),
        );
    const [yes, no] = [answered('agreed'), answered('declined')];
    says('declined', yes).then({ visit: [no] });
    says('agreed', no).then({ visit: [yes] });
    says('agreed').then({ visit: [yes] });
    says('declined', yes, no).thenNothing();
    says('agreed', yes).thenNothing();
    // A page that never stops changing its answer ends with a refusal of recording.
    const often = Array.from({ length: NOTES_MAX }, (_, turn) => (turn % 2 === 0 ? no : yes));
    says('declined', ...often).then({ visit: [no] });
    says('agreed', ...often, no).thenNothing();
  });

  test.each([
    ['de', 'Dürfen wir aufzeichnen?', 'May we record?', 'Dürfen wir aufzeichnen?'],
    ['en', 'Dürfen wir aufzeichnen?', 'May we record?', 'May we record?'],
    ['en', 'Dürfen wir aufzeichnen?', '', 'Dürfen wir aufzeichnen?'],
    ['de', '', 'May we record?', 'May we record?'],
    ['de', '', '', 'Darf dieses Gespräch aufgezeichnet werden?'],
    ['en', '', '', 'May this call be recorded?'],
  ] as const)(
    'keeps the words of a page in %s of a portal that asks "%s" and "%s"',
    (language, german, english, question) => {
      const asks = admission.asksToRecord(german, english);
      const answered = { ...ring, recording: 'agreed', language } as const;
      const data = { visitId: 'ada', answer: 'agreed', question, language } as const;
      spec
        .given({ visit: [opened], admission: [...admission.open(), asks] })
        .when((states) => joinLine(states, answered, { now: after(9) }))
        .then({
          visit: [
            { type: 'VisitRecordingAnswered', data: { ...data, answeredAt: at(9) } },
            visit.status('ada', 'IN_WAITING'),
          ],
          line: [line.joined('ada', 9)],
        });
    },
  );

  test('keeps the question in both languages where the page does not say in which it asked', () => {
    const asks = admission.asksToRecord('Dürfen wir aufzeichnen?', 'May we record?');
    spec
      .given({ visit: [opened], admission: [...admission.open(), asks] })
      .when((states) => joinLine(states, { ...ring, recording: 'agreed' }, { now: after(9) }))
      .then({
        visit: [
          {
            type: 'VisitRecordingAnswered',
            data: {
              visitId: 'ada',
              answer: 'agreed',
              question: 'Dürfen wir aufzeichnen?\nMay we record?',
              language: null,
              answeredAt: at(9),
            },
          },
          visit.status('ada', 'IN_WAITING'),
        ],
        line: [line.joined('ada', 9)],
      });
  });

  test('keeps what a visitor comes without', () => {
    const noted = visit.devices('ada', 'camera', 'microphone');
    spec
      .given({ visit: [opened], admission: admission.open() })
      .when((states) =>
        joinLine(states, { ...ring, missing: ['microphone', 'camera'] }, { now: after(9) }),
      )
      .then({
        visit: [noted, visit.status('ada', 'IN_WAITING')],
        line: [line.joined('ada', 9)],
      });
    spec
      .given({ visit: [opened], admission: admission.open() })
      .when((states) => joinLine(states, { ...ring, missing: [] }, { now: after(9) }))
      .then({ visit: [visit.status('ada', 'IN_WAITING')], line: [line.joined('ada', 9)] });
  });

  test.each(['IN_WAITING', 'IN_CALL'] as const)(
    'notes other devices of a visitor who is %s, each once',
    (status) => {
      const waits = [opened, visit.devices('ada', 'microphone'), visit.status('ada', status)];
      const says = (...missing: readonly ('camera' | 'microphone')[]) =>
        spec
          .given({ visit: waits, admission: admission.closed() })
          .when((states) => joinLine(states, { ...ring, missing }, { now: after(9) }));
      says().then({ visit: [visit.devices('ada')] });
      says('microphone', 'microphone').thenNothing();
    },
  );

  test('notes no more devices of a visitor whose page has named others too often', () => {
    const noted = Array.from({ length: NOTES_MAX }, (_, turn) =>
      visit.devices('ada', ...(turn % 2 === 0 ? (['camera'] as const) : [])),
    );
    const names = (before: typeof noted, ...more: readonly ReturnType<typeof visit.status>[]) =>
      spec
        .given({ visit: [opened, ...before, ...more], admission: admission.open() })
        .when((states) => joinLine(states, { ...ring, missing: ['camera'] }, { now: after(9) }));
    const waits = visit.status('ada', 'IN_WAITING');
    names(noted.slice(2), waits).then({ visit: [visit.devices('ada', 'camera')] });
    names(noted, waits).thenNothing();
    // The visitor still comes into the line.
    names(noted).then({ visit: [waits], line: [line.joined('ada', 9)] });
  });

  test.each(['IN_WAITING', 'IN_CALL', 'IN_ERROR'] as const)(
    'does not move a visitor who is %s already',
    (status) => {
      spec
        .given({ visit: [opened, visit.status('ada', status)], admission: admission.open() })
        .when((states) => joinLine(states, ring, { now: after(0) }))
        .thenNothing();
    },
  );

  test('is refused at a closed portal and at one that is gone', () => {
    spec
      .given({ visit: [opened], admission: admission.closed() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('PORTAL_CLOSED');
    spec
      .given({ visit: [opened], admission: admission.deleted })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('PORTAL_NOT_FOUND');
  });

  test('is refused without a visit, and after it', () => {
    spec
      .given({ admission: admission.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('VISIT_NOT_FOUND');
    spec
      .given({ visit: [opened, visit.ended('ada', 'served')], admission: admission.open() })
      .when((states) => joinLine(states, ring, { now: after(0) }))
      .thenRejected('VISIT_OVER');
  });
});
