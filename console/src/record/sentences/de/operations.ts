import type { operations as english } from '../en/operations.js';

/** German sentences for the events of the program and its auditors. */
export const operations: typeof english = {
  JobQueued: 'Eine Hintergrundaufgabe wurde eingereiht',
  JobStarted: 'Eine Hintergrundaufgabe hat begonnen (Versuch %{attempt})',
  JobProgressed: 'Eine Hintergrundaufgabe kommt voran',
  JobFinished: 'Eine Hintergrundaufgabe ist fertig',
  JobAttemptFailed: 'Versuch %{attempt} einer Hintergrundaufgabe ist fehlgeschlagen',
  JobGivenUp: {
    refused: 'Eine Hintergrundaufgabe wurde aufgegeben: abgelehnt',
    attempts: 'Eine Hintergrundaufgabe wurde aufgegeben: zu viele Versuche',
    deadline: 'Eine Hintergrundaufgabe wurde aufgegeben: Frist abgelaufen',
  },
  JobCancelled: {
    erased: 'Eine Hintergrundaufgabe wurde abgebrochen: Person gelöscht',
    asked: 'Eine Hintergrundaufgabe wurde abgebrochen',
  },
  JobRequeued: '%{actor} hat eine Hintergrundaufgabe erneut eingereiht',
  JobQueueRead: 'Hintergrundaufgaben wurden aus den Aufzeichnungen geplant',
  AuditLookTaken: '%{memberId} hat im Protokoll nachgesehen',
};
