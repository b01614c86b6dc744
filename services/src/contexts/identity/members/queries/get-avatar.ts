import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import { Rejected } from '../../../../platform/eventing/commands/index.js';
import { Files } from '../../../../platform/stores/files/index.js';

/** A picture as it is kept, or the error NOT_FOUND. */
export class GetAvatar extends Query<Uint8Array> {
  constructor(readonly fileId: string) {
    super();
  }
}

@QueryHandler(GetAvatar)
export class GetAvatarHandler implements IQueryHandler<GetAvatar> {
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  async execute({ fileId }: GetAvatar): Promise<Uint8Array> {
    const content = await this.#files.get({ kind: 'avatar', id: fileId });
    if (!content) throw new Rejected('NOT_FOUND');
    return content;
  }
}
