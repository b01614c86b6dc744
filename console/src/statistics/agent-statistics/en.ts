/** English texts about how agents spend their time. */
export const en = {
  agentStatistics: {
    none: 'No agent worked in this period.',
    noneOfOne: 'No work in this period.',
    agents: 'Agents',
    days: 'Days',
    day: 'Day',
    agent: 'Agent',
    atWork: 'At work',
    worked: 'Worked',
    served: 'Served',
    unanswered: 'Let ring',
    from: 'From',
    to: 'To',
    state: 'State',
    length: 'Duration',
    totals: 'Time at work',
    timeline: 'Timeline of %{day}',
    timelineFailed: 'The timeline could not be loaded.',
    details: 'In detail',
    workedHint:
      'Worked: free, ringing, in calls, in wrap-up and busy. Breaks, not responding and lost connections are not.',
  },
  resources: { agentStatistics: { name: 'Agent statistics |||| Agent statistics' } },
};
