type Answer = object | { readonly rejection: string; readonly status: number };

/**
 * Answers calls by the end of their path, the longest that fits; others are not found. Keeps what
 * was asked.
 */
export class FakeServer {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();

  constructor() {
    globalThis.fetch = (async (url: string) => this.#respond(url)) as unknown as typeof fetch;
  }

  answer(path: string, answer: object): void {
    this.#answers.set(path, answer);
  }

  refuse(path: string, rejection: string, status: number): void {
    this.#answers.set(path, { rejection, status });
  }

  async #respond(url: string) {
    this.asked.push(url);
    const [path = ''] = url.split('?');
    const fitting = [...this.#answers.keys()].filter((end) => path.endsWith(end));
    const [longest] = fitting.sort((one, other) => other.length - one.length);
    const answer = (longest === undefined ? undefined : this.#answers.get(longest)) ?? notFound;
    const headers = { get: () => null };
    if ('rejection' in answer) {
      const errors = { code: answer.rejection, msg: '' };
      return { status: answer.status, ok: false, headers, json: async () => ({ errors }) };
    }
    const blob = async () => new Blob([JSON.stringify(answer)]);
    return { status: 200, ok: true, headers, body: null, json: async () => answer, blob };
  }
}

const notFound: Answer = { rejection: 'TRANSACTION_NOT_FOUND', status: 404 };
