/** English texts about what an agent's day came to. */
export const myDay = {
  title: 'Your day',
  served: 'Served',
  inCalls: 'In calls',
  averageWait: 'Average wait',
  missed: 'Missed',
};
