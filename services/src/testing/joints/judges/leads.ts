import { meetingStream } from '#contexts/calendar/testing/stages.js';
import { MemberDirectory } from '#contexts/identity';
import { Session } from '#contexts/sessions';
import { stream } from '#platform/cqrs';
import type { Scene } from '../scene.js';

/** A session or meeting is led by a person who can come, where one of its members can. */
export async function placesAreLed(scene: Scene): Promise<readonly string[]> {
  const { placeId } = scene;
  if (placeId === undefined) return [];
  const { app, core } = scene.office.app;
  const members = app.get(MemberDirectory, { strict: false });
  const mayCome = (id: string) => members.isEntitled(id, 'call.own');
  const session = await core.commandRunner.stateOf(stream(Session, placeId));
  if (session.status === 'known') {
    const there: string[] = [];
    for (const [id, role] of session.members) if (await mayCome(id)) there.push(role);
    return there.length > 0 && !there.includes('admin') ? ['nobody leads the session'] : [];
  }
  const meeting = await core.commandRunner.stateOf(meetingStream(placeId));
  if (meeting.status !== 'planned' || (await mayCome(meeting.organizerId))) return [];
  for (const [id, { attendeeType }] of meeting.attendees)
    if (attendeeType === 'User' && (await mayCome(id))) return ['nobody leads the meeting'];
  return [];
}
