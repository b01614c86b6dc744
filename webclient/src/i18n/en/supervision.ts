/** The texts for supervisors in a call, and for agents about them. */
export const supervision = {
  title: 'Listen in on a call',
  text: 'You hear and see the call. The visitor is told that a colleague is listening. Each step is kept in the record with your name.',
  textUntold:
    'You hear and see the call. The visitor is not told. Each step is kept in the record with your name.',
  listen: 'Listen',
  listenSilently: 'Listen without telling the agent',
  whisper: 'Whisper to the agent',
  stopWhisper: 'Stop whispering',
  join: 'Join the call',
  leave: 'Leave',
  transferred: 'The call was transferred. You are listening and no longer whispering.',
  over: 'You are no longer listening.',
  is: {
    listen: '{{name}} is listening',
    whisper: '{{name}} is whispering to you',
  },
};
