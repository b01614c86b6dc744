import { defineQuery, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';

/** A picture as it is kept, or the error NOT_FOUND. */
export const GetAvatar = defineQuery({
  name: 'GetAvatar',
  needs: { files: Files },
  answer: async (fileId: string, { needs: { files } }) => {
    const content = await files.get({ kind: 'avatar', id: fileId });
    if (!content) throw new Rejected('NOT_FOUND');
    return content;
  },
});
