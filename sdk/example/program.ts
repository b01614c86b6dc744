import { foyer, isFoyerError } from '@foyer/sdk';

const origin = process.env.FOYER ?? 'http://localhost:4700';
const company = foyer({ origin, token: process.env.FOYER_KEY ?? '' });

/** The names of groups, page by page, in the order of their names. */
export async function groupNames(beginning: string, pageSize = 25): Promise<string[]> {
  const names: string[] = [];
  for (let first = 0; ; first += pageSize) {
    const { data = [], response } = await company.http.GET('/api/v2/admin/groups', {
      params: {
        query: {
          filter: JSON.stringify({ q: beginning }),
          sort: JSON.stringify(['name', 'ASC']),
          range: JSON.stringify([first, first + pageSize - 1]),
        },
      },
    });
    names.push(...data.map(({ name }) => name));
    const total = Number(response.headers.get('content-range')?.split('/')[1]);
    if (first + pageSize >= total) return names;
  }
}

/** Makes a group once, however often it is called for the same order of work. */
export async function makeGroup(name: string, order: string): Promise<string> {
  const { data } = await company.http.POST('/api/v2/admin/groups', {
    params: { header: { 'Idempotency-Key': order } },
    body: { name },
  });
  return data?._id ?? '';
}

/** Says why a group cannot be made. */
export async function refusalOf(name: string): Promise<string> {
  try {
    await company.http.POST('/api/v2/admin/groups', { body: { name } });
    return 'made';
  } catch (error) {
    if (!isFoyerError(error)) throw error;
    return `${error.code} ${Object.keys(error.fields).join()}`;
  }
}

/** Waits for the first event of a type from a place in the log on. */
export async function firstEvent(type: string, after?: string): Promise<string> {
  const aborted = new AbortController();
  try {
    const wanted = { types: [type], signal: aborted.signal, ...(after !== undefined && { after }) };
    for await (const event of company.events(wanted)) return event.sequence;
    return '';
  } finally {
    aborted.abort();
  }
}

/** Says at an agent's desk that the agent is away. */
export async function stepAway(token: string): Promise<string> {
  const desk = foyer({ origin, token }).channel('application');
  try {
    const { desk: shown } = await desk.emit('setAvailability', { availability: 'away' });
    return shown.availability;
  } finally {
    desk.close();
  }
}

// Calls and messages that no server knows do not compile.
export const mistakes = {
  // @ts-expect-error A path that is not there.
  path: () => company.http.GET('/api/v2/admin/grops'),
  // @ts-expect-error A field that is no text.
  field: () => company.http.POST('/api/v2/admin/groups', { body: { name: 3 } }),
  message: () => {
    const channel = company.channel('chat');
    // @ts-expect-error A message of another channel.
    return channel.emit('setAvailability', { availability: 'auto' });
  },
};
