import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { auditRoutes } from '@foyer/contracts/audit';

import { Input, Serves, type InputOf } from '#platform/http';
import { RecordLook } from '../domain/record-look.command.js';
import { TravelInTime } from '../views/travel-in-time.js';

/** Calls and portals as they stood. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly travel: TravelInTime,
    private readonly commands: CommandBus,
  ) {}

  @Serves(auditRoutes.documentAt)
  async at(@Input() { params, query, context, signal }: InputOf<typeof auditRoutes.documentAt>) {
    await this.commands.execute(
      new RecordLook(context, { look: 'document-at', asked: { ...params, ...query } }),
    );
    return this.travel.documentAt(params, { at: query.at, until: query.until }, signal);
  }

  @Serves(auditRoutes.documentMoments)
  async moments(@Input() { params, context, signal }: InputOf<typeof auditRoutes.documentMoments>) {
    await this.commands.execute(
      new RecordLook(context, { look: 'document-moments', asked: params }),
    );
    return this.travel.moments(params, signal);
  }
}
