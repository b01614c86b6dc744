/** English texts about recordings. */
export const en = {
  recording: {
    empty: 'No recordings yet',
    emptyHint:
      'Agents record a call with the record button in it. Everyone in the call is asked, and only those who agree are recorded.',
    facts: 'Recording',
    consents: 'Consent',
    isIn: 'Is in the recording',
    isNotIn: 'Nothing of this person was recorded',
    toCall: 'Show call',
    download: 'Download',
    notPlayed: 'The recording could not be loaded.',
    deleteTitle: 'Delete the recording %{name}?',
    deleteText: 'The file is permanently deleted.',
    type: { audio: 'Audio', video: 'Video' },
    status: {
      recording: 'Recording',
      processing: 'Processing',
      ready: 'Ready',
      failed: 'Failed',
      deleted: 'Deleted',
      empty: 'Nothing recorded',
    },
    wait: {
      recording: 'The call is still being recorded.',
      processing: 'The recording is being processed. It can be played here afterwards.',
      deleted: 'This recording was deleted.',
    },
    failure: {
      'programs-missing':
        'The recording could not be processed because FFmpeg or janus-pp-rec is not installed on the server. What was recorded is kept.',
      'mixing-failed':
        'The recording could not be processed. What was recorded is kept, and processing will be retried.',
      'disk-full':
        'The recording could not be processed because the disk of the server is full. What was recorded is kept.',
      'tracks-missing':
        'The files of the media server were not found. With a media server elsewhere, RECORDINGS_FOLDER must be a folder that it writes to.',
      'tracks-damaged':
        'What was recorded of %{whose} was changed, swapped or removed on the disk after it was recorded. It can be processed without these parts.',
      'nothing-recorded':
        'Nothing was recorded: none of the people who agreed sent sound or picture.',
    },
    damaged: 'Damaged parts of %{whose} are not in this recording.',
    damagedTrack: '%{name} (%{stream})',
    marks: 'Marks',
    markUntil: '%{at} to %{until}',
    mixWithout: 'Process without them',
    mixAgain: { label: 'Try again', done: 'The recording is processed again' },
    stopReason: {
      asked: 'Stopped in the call',
      'initiator-left': 'The person who started it left the call',
      'call-ended': 'The call ended',
      'disk-full': 'The disk was nearly full',
    },
    consent: {
      asked: 'did not answer',
      agreed: 'agreed',
      refused: 'did not agree',
      withdrawn: 'withdrew consent',
    },
    retention: {
      kept: 'Kept without limit',
      days: 'Kept for one day |||| Kept for %{smart_count} days',
      title: 'How long recordings and transcripts are kept',
      text: 'Older recordings and transcripts are permanently deleted, including existing ones.',
      field: 'Days',
      empty: 'Leave empty to keep recordings without limit',
      wrong: 'Enter a whole number from 1 to %{max}',
      saved: 'Retention saved',
    },
  },
  resources: {
    recordings: {
      name: 'Recording |||| Recordings',
      fields: {
        fileName: 'File name',
        initiator: 'Started by',
        initiatorId: 'Started by',
        participants: 'Participants',
        date: 'Date',
        duration: 'Duration',
        type: 'Type',
        status: 'Status',
        size: 'Size',
        stopReason: 'Reason for end',
        callDetailId: 'Call',
        from: 'From',
        to: 'To',
      },
    },
  },
};
