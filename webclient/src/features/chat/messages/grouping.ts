import type { ChatMessage } from '@foyer/contracts/chat';

/** Messages of one sender that came so close after each other stand together, in milliseconds. */
const TOGETHER_MS = 5 * 60_000;

/** Messages of one sender, one after the other. */
export interface MessageGroup {
  /** The id of its first message. */
  readonly key: string;
  readonly sender: ChatMessage['sender'];
  readonly messages: readonly ChatMessage[];
}

/** Messages of one day, in the time zone of who reads. */
export interface MessageDay {
  /** A date such as `2026-11-23`. */
  readonly key: string;
  readonly groups: readonly MessageGroup[];
}

/** The day of a moment, in the browser's time zone. */
export function dayOf(at: string | number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface Growing extends MessageGroup {
  readonly messages: ChatMessage[];
}

/**
 * Groups messages by day, and within it by sender.
 * @param messages The oldest first
 * @param breakBefore The id of a message that begins a group in any case, as what is new does.
 */
export function grouped(
  messages: readonly ChatMessage[],
  breakBefore: string | null = null,
): readonly MessageDay[] {
  const days: { key: string; groups: Growing[] }[] = [];
  for (const message of messages) {
    const key = dayOf(message.createdAt);
    let day = days.at(-1);
    if (day?.key !== key) days.push((day = { key, groups: [] }));
    const group = day.groups.at(-1);
    if (group && message._id !== breakBefore && isTogether(group, message)) {
      group.messages.push(message);
    } else {
      day.groups.push({ key: message._id, sender: message.sender, messages: [message] });
    }
  }
  return days;
}

function isTogether({ sender, messages }: MessageGroup, message: ChatMessage): boolean {
  const last = messages.at(-1);
  if (!last || sender._id !== message.sender._id) return false;
  return Date.parse(message.createdAt) - Date.parse(last.createdAt) < TOGETHER_MS;
}
