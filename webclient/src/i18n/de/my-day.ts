/** German texts about what an agent's day came to. */
export const myDay = {
  title: 'Ihr Tag',
  served: 'Bedient',
  inCalls: 'In Gesprächen',
  averageWait: 'Wartezeit im Schnitt',
  missed: 'Verpasst',
};
