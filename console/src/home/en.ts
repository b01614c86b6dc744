/** English texts of the console's home page. */
export const en = {
  home: {
    title: 'Home',
    failed: 'This could not be loaded.',
    waiting: {
      title: 'Waiting now',
      none: 'The line is empty.',
      all: 'All %{smart_count} waiting visitors',
    },
    agents: {
      title: 'Agents',
      none: 'No agents are on duty right now.',
      free: 'Free',
      inCall: 'In a call',
      away: 'Away',
    },
    relays: {
      title: 'Media servers',
      up: 'Available',
      down: 'Not available',
      calls: 'One call |||| %{smart_count} calls',
    },
    held: {
      title: 'Waiting for your decision',
      text: 'The last update from the directory was stopped because it would change the access of %{smart_count} member. |||| The last update from the directory was stopped because it would change the access of %{smart_count} members.',
      look: 'Review update',
    },
    retention: {
      title: 'Retention',
      text: 'It is not decided yet how long signed documents are kept. Until then they are kept.',
      choose: 'Choose',
    },
    today: {
      title: 'Today',
      calls: 'Calls',
      missed: 'Missed',
      inCall: 'In a call now',
      waitedMs: 'Average wait',
      averageMs: 'Average duration',
      rating: 'Average rating',
    },
    setup: {
      title: 'Get started',
      done: 'Done',
      open: 'To do',
      portal: 'Create a portal',
      member: 'Invite a colleague',
      assigned: 'Add members to a portal',
      shared: 'Share a portal link with your first visitor',
    },
  },
};
