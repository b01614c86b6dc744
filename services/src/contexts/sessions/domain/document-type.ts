/** What a document is. */
export interface DocumentType {
  readonly mediaType: string;
  readonly extension: 'doc' | 'docx' | 'pdf' | 'png' | 'jpg';
}

const TYPES: readonly (DocumentType & { readonly begins: readonly number[] })[] = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a] },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  {
    mediaType: 'application/msword',
    extension: 'doc',
    begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
];

/** What a document is by its bytes; undefined for anything that is not accepted, or that is called something else. */
export function documentTypeOf(
  file: Uint8Array,
  name: string | undefined,
): DocumentType | undefined {
  const type = TYPES.find(({ begins }) => begins.every((byte, at) => file[at] === byte));
  const called = name?.includes('.') === true ? name.split('.').at(-1)?.toLowerCase() : undefined;
  const same = called === 'jpeg' ? 'jpg' : called;
  return same === undefined || same === type?.extension ? type : undefined;
}
