import { Injectable } from '@nestjs/common';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { Realtime, type Connection } from '#platform/realtime';
import { BoardAccess } from '../domain/board-access.service.js';

/** The room, on the channel `whiteboard`, of those who have entered a board. */
export const roomOfBoard = (boardId: string): string => `board:${boardId}`;

/**
 * Tells what happens on boards to those who have entered them and still see them, and to no others.
 */
@Injectable()
export class BoardPushes {
  constructor(
    private readonly realtime: Realtime,
    private readonly access: BoardAccess,
  ) {}

  async push<M extends MessageDefinition>(
    boardId: string,
    message: M,
    payload: PushOf<M>,
    { except }: { readonly except?: Connection } = {},
  ): Promise<void> {
    const room = roomOfBoard(boardId);
    for (const connection of this.realtime.connectionsIn('whiteboard', room)) {
      if (connection === except) continue;
      if (await this.access.sees(boardId, connection.actor)) connection.push(message, payload);
    }
  }
}
