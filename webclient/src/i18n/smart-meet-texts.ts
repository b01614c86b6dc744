import type { Text } from '@foyer/contracts/notices';

import { takeOutTexts } from './take-out-texts.js';

/** Texts about the transcript of a call, and about its summary and tasks. */
export const smartMeetTexts = {
  link: { en: 'Transcript', de: 'Transkript' },
  title: { en: 'Transcript of the call', de: 'Transkript des Gesprächs' },
  back: { en: 'Back to calls', de: 'Zurück zu den Anrufen' },
  notLoaded: {
    en: 'The transcript could not be loaded.',
    de: 'Das Transkript konnte nicht geladen werden.',
  },
  none: {
    en: 'There is no transcript of this call.',
    de: 'Von diesem Anruf gibt es kein Transkript.',
  },
  noneText: {
    en: 'A transcript is made when someone turns on captions in a call.',
    de: 'Ein Transkript entsteht, wenn jemand in einem Anruf die Untertitel einschaltet.',
  },
  deleted: { en: 'This transcript was deleted.', de: 'Dieses Transkript wurde gelöscht.' },
  empty: {
    en: 'Nothing was transcribed in this call.',
    de: 'In diesem Gespräch wurde nichts transkribiert.',
  },
  underWay: {
    en: 'The transcript is still being made.',
    de: 'Das Transkript wird noch erstellt.',
  },
  language: { en: 'Language', de: 'Sprache' },
  english: { en: 'English', de: 'Englisch' },
  german: { en: 'German', de: 'Deutsch' },
  summary: { en: 'Summary', de: 'Zusammenfassung' },
  tasks: { en: 'Tasks', de: 'Aufgaben' },
  noTasks: { en: 'No tasks were agreed.', de: 'Es wurden keine Aufgaben vereinbart.' },
  mood: { en: 'Mood', de: 'Stimmung' },
  transcript: { en: 'Transcript', de: 'Transkript' },
  notSetUp: {
    en: 'No summary was made: no service for summaries is set up.',
    de: 'Es wurde keine Zusammenfassung erstellt: Dafür ist kein Dienst eingerichtet.',
  },
  request: { en: 'No summary has been made yet.', de: 'Es gibt noch keine Zusammenfassung.' },
  make: { en: 'Make a summary', de: 'Zusammenfassung erstellen' },
  requestOther: {
    en: 'This summary has not been translated yet.',
    de: 'Diese Zusammenfassung ist noch nicht übersetzt.',
  },
  translate: { en: 'Translate', de: 'Übersetzen' },
  processing: { en: 'The summary is being made …', de: 'Die Zusammenfassung wird erstellt …' },
  ready: { en: 'The summary is ready', de: 'Die Zusammenfassung ist fertig' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
  notAsked: {
    en: 'The summary could not be requested.',
    de: 'Die Zusammenfassung konnte nicht angefordert werden.',
  },
  'not-set-up': {
    en: 'No summary was made: no service for summaries is set up.',
    de: 'Es wurde keine Zusammenfassung erstellt: Dafür ist kein Dienst eingerichtet.',
  },
  'no-answer': {
    en: 'No summary was made: the service did not answer.',
    de: 'Es wurde keine Zusammenfassung erstellt: Der Dienst hat nicht geantwortet.',
  },
  overloaded: {
    en: 'No summary was made: the service is overloaded.',
    de: 'Es wurde keine Zusammenfassung erstellt: Der Dienst ist überlastet.',
  },
  refused: {
    en: 'No summary was made: the service refused the request. Please tell your administrator.',
    de: 'Es wurde keine Zusammenfassung erstellt: Der Dienst hat die Anfrage abgelehnt. Bitte informieren Sie Ihre Administration.',
  },
  unusable: {
    en: 'No summary was made: the answer of the service could not be used.',
    de: 'Es wurde keine Zusammenfassung erstellt: Die Antwort des Dienstes war nicht brauchbar.',
  },
  'nothing-said': {
    en: 'No summary was made: nothing was transcribed.',
    de: 'Es wurde keine Zusammenfassung erstellt: Es wurde nichts transkribiert.',
  },
  made: {
    en: 'AI-generated. Check it against the transcript.',
    de: 'KI-generiert. Bitte mit dem Transkript abgleichen.',
  },
  droppedOne: {
    en: 'One line was left out because the passages it cites do not support it.',
    de: 'Eine Zeile wurde weggelassen: Sie sagt, was an den zitierten Stellen nicht gesagt wurde.',
  },
  dropped: {
    en: '{count} lines were left out because the passages they cite do not support them.',
    de: '{count} Zeilen wurden weggelassen: Sie sagen, was an den zitierten Stellen nicht gesagt wurde.',
  },
  original: {
    en: 'Shown in the original because the translation changed figures, dates or names.',
    de: 'Im Original gezeigt: Die Übersetzung enthielt andere Zahlen, Daten oder Namen.',
  },
  goTo: { en: 'Go to {time}, {name}', de: 'Zu {time}, {name}' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  notCopied: { en: 'It could not be copied.', de: 'Es konnte nicht kopiert werden.' },
  saveText: { en: 'Download as text', de: 'Als Text herunterladen' },
  saveCaptions: { en: 'Download as subtitles', de: 'Als Untertitel herunterladen' },
  ...takeOutTexts,
  takenOut: { en: 'Removed', de: 'Entfernt' },
  delete: { en: 'Delete transcript', de: 'Transkript löschen' },
  deleteText: {
    en: 'The transcript and its summary are deleted for everyone. This cannot be undone.',
    de: 'Das Transkript und die Zusammenfassung werden für alle gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  recording: { en: 'Recording of this call', de: 'Aufzeichnung dieses Gesprächs' },
  somebody: { en: 'Participant', de: 'Teilnehmer' },
} as const satisfies Readonly<Record<string, Text>>;
