import type { Breach } from '@foyer/event-log/rules';

/** Says for an auditor which rule a log breaks, and where. */
export function breachText(breach: Breach): string {
  const { position, stream, revision } = breach.event;
  switch (breach.rule) {
    case 'order':
      return `the event at ${position} is out of its place`;
    case 'checkpoint':
      return `the checkpoint at ${position} was changed`;
    case 'turn':
      return `a checkpoint before the one at ${position} is missing`;
    case 'head':
      return `the checkpoint at ${position} follows another one`;
    case 'covered':
      return `no checkpoint covers the event at ${position}`;
    case 'revisions':
      return `${stream} goes on with ${revision} in place of ${breach.expected} at ${position}`;
    case 'leaves': {
      const { checkpointed, found } = breach;
      const index = checkpointed.findIndex(({ leaf }, at) => leaf !== found[at]?.leaf);
      const other = found[index];
      const where = other ? `at ${other.position}` : `before the checkpoint at ${position}`;
      return `an event ${where} is not the one that was checkpointed`;
    }
  }
}
