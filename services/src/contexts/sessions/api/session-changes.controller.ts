import { Controller } from '@nestjs/common';
import { sessionChangeRoutes } from '@foyer/contracts/sessions';

import { Rejected, seenIn } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { ChangeSession, ChangeSessionPicture } from '../commands.js';
import { SessionWrites } from './session-writes.js';

type Of<R> = InputOf<R>;

/** How sessions are set. */
@Controller()
export class SessionChangesController {
  constructor(private readonly writes: SessionWrites) {}

  @Serves(sessionChangeRoutes.updateGeneral)
  general(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateGeneral>) {
    const { sessionId, sessionName, sessionType } = body;
    const change = { sessionId, seen: seenIn(body), sessionName, sessionType };
    return this.writes.after(new ChangeSession(context, change), sessionId);
  }

  @Serves(sessionChangeRoutes.updateVideoSettings)
  video(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateVideoSettings>) {
    const { sessionId, cameraRoles, screenShareRoles, quality } = body;
    const settings = { cameraRoles, screenShareRoles, quality };
    const change = { sessionId, seen: seenIn(body), settings };
    return this.writes.after(new ChangeSession(context, change), sessionId);
  }

  @Serves(sessionChangeRoutes.updateAudioSettings)
  audio(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateAudioSettings>) {
    const { sessionId, microphoneRoles, startMuted } = body;
    const settings = { microphoneRoles, startMuted };
    const change = { sessionId, seen: seenIn(body), settings };
    return this.writes.after(new ChangeSession(context, change), sessionId);
  }

  @Serves(sessionChangeRoutes.updateAccessSettings)
  access(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateAccessSettings>) {
    const { sessionId, accessMode, pin } = body;
    const change = { sessionId, seen: seenIn(body), settings: { accessMode }, pin };
    return this.writes.after(new ChangeSession(context, change), sessionId);
  }

  @Serves(sessionChangeRoutes.updateInfo)
  info(@Input() { body, context }: Of<typeof sessionChangeRoutes.updateInfo>) {
    const { sessionId, description } = body;
    const change = { sessionId, seen: seenIn(body), settings: { description } };
    return this.writes.after(new ChangeSession(context, change), sessionId);
  }

  @Serves(sessionChangeRoutes.updateSessionAvatar)
  avatar(@Input() { body, file, context }: Of<typeof sessionChangeRoutes.updateSessionAvatar>) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { avatar: 'BLANK' });
    const { sessionId } = body;
    return this.writes.after(new ChangeSessionPicture(context, { sessionId, file }), sessionId);
  }
}
