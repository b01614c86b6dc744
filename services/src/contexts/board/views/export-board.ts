import { BLANK_PAGES_MAX, readXfdf, wrapXfdf, writeXfdf } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { BoardMarkDocument } from '@foyer/projections/board';
import type { CallNameDocument } from '@foyer/projections/calls';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';
import { BoardDocuments, DRAWN_ON } from '../adapters/board-documents.js';
import { PdfMaker } from '../adapters/pdf-maker.js';

interface Wanted {
  readonly boardId: string;
  readonly documentId: string | null;
}

/**
 * Makes one PDF of a document and the drawings on it. The right to have it is checked before.
 * @throws Rejected DOCUMENT_NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, FILE_DAMAGED or BOARD_NOT_EXPORTED
 */
export const MakeBoardPdf = defineQuery({
  name: 'MakeBoardPdf',
  needs: { documents: BoardDocuments, maker: PdfMaker },
  answer: async (
    {
      marks,
      boardId,
      documentId,
      language,
    }: Wanted & {
      readonly language: Language;
      readonly marks: readonly Pick<BoardMarkDocument, 'annotation' | 'page'>[];
    },
    { needs: { documents, maker } },
  ): Promise<{ readonly pdf: Uint8Array; readonly name: string }> => {
    const xfdf = wrapXfdf(marks.map(({ annotation }) => annotation).join(''));
    const last = marks.reduce((most, { page }) => Math.max(most, page + 1), 1);
    const pages = Math.min(last, BLANK_PAGES_MAX);
    if (documentId === null) {
      return {
        pdf: await maker.make({ file: null, pages, xfdf, language }),
        name: 'Whiteboard.pdf',
      };
    }
    const found = await documents.find(documentId, boardId);
    if (!found) throw new Rejected('DOCUMENT_NOT_FOUND');
    const { mediaType } = found;
    if (!DRAWN_ON.includes(mediaType)) throw new Rejected('UNSUPPORTED_MEDIA_TYPE');
    const content = await documents.read(documentId);
    const name = `${found.name.replace(/\.[^.]*$/, '')}.pdf`;
    // Without marks it is what was uploaded, to the last byte.
    if (marks.length === 0 && mediaType === 'application/pdf') return { pdf: content, name };
    return { pdf: await maker.make({ file: { content, mediaType }, pages, xfdf, language }), name };
  },
});

/** Finds the names of people in calls, by id; those who were forgotten are left out. */
export const FindNames = defineQuery({
  name: 'FindNames',
  needs: { store: need<ReadStore>(READ_STORE), members: MemberDirectory },
  answer: async (
    ids: readonly string[],
    { needs: { store, members } },
  ): Promise<ReadonlyMap<string, string>> => {
    const [staff, others] = await Promise.all([
      members.displayNames([...ids]),
      store.collection<CallNameDocument>('callNames').find({ _id: trusted({ $in: [...ids] }) }),
    ]);
    const named = others.flatMap(({ _id, name }) => (name ? [[_id, name] as const] : []));
    return new Map([...named, ...staff]);
  },
});

/** Marks as XFDF for other programs, each with the name of who drew it. */
export function xfdfOf(
  marks: readonly BoardMarkDocument[],
  names: ReadonlyMap<string, string>,
): string {
  const named = marks.flatMap(({ annotation, authorId }) => {
    const title = names.get(authorId) ?? '';
    const read = readXfdf(wrapXfdf(annotation))?.marks ?? [];
    return read.map((mark) =>
      mark.kind === 'foreign' ? mark : { ...mark, attributes: { ...mark.attributes, title } },
    );
  });
  return writeXfdf({ marks: named });
}
