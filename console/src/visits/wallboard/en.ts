/** English texts of the wallboard. */
export const en = {
  wallboard: {
    now: 'Now',
    today: 'Today',
    agents: 'Agents',
    portals: 'Portals',
    waiting: 'Waiting',
    longestWait: 'Longest wait',
    free: 'Free',
    served: 'Served',
    abandoned: 'Abandoned',
    serviceLevel: 'Within %{seconds} s',
    portal: 'Portal',
    closed: 'closed',
    fullScreen: 'Full screen',
    fullScreenOff: 'Leave full screen',
  },
  resources: { wallboard: { name: 'Wallboard |||| Wallboard' } },
};
