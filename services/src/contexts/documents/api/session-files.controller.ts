import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sessionRoutes } from '@foyer/contracts/sessions';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { UploadDocument } from '../commands.js';

/** Files as sessions take them: documents, answered by their ids alone. */
@Controller()
export class SessionFilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(sessionRoutes.uploadSessionFile)
  async upload(@Input() { body, file, context }: InputOf<typeof sessionRoutes.uploadSessionFile>) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { file: 'BLANK' });
    const { sessionId: id, name } = body;
    const { position, result } = await this.commands.execute(
      new UploadDocument(context, { place: { kind: 'session', id }, name, file, field: 'file' }),
    );
    await this.freshness.waitFor(position, ['documents', 'sessions']);
    return { _id: result };
  }
}
