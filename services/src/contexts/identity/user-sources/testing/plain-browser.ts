/** A minimal browser that follows redirects step by step, and keeps cookies by host. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();

  /** @param headers what it sends with each request */
  constructor(private readonly headers: Readonly<Record<string, string>> = {}) {}

  /** Another one with the same cookies. */
  copy(): PlainBrowser {
    const other = new PlainBrowser(this.headers);
    for (const [key, value] of this.#cookies) other.#cookies.set(key, value);
    return other;
  }

  /** Calls without a body, as a script of the page does. */
  post(url: string): Promise<Response> {
    return this.#send(url, { method: 'POST' });
  }

  go(url: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    return this.#send(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  }

  async #send(url: string, options: RequestInit): Promise<Response> {
    const { host } = new URL(url);
    const own = [...this.#cookies].filter(([key]) => key.startsWith(`${host} `));
    const response = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: {
        ...this.headers,
        cookie: own.map(([key, value]) => `${key.slice(host.length + 1)}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(line)) this.#cookies.delete(`${host} ${name}`);
      else this.#cookies.set(`${host} ${name}`, value.join('='));
    }
    return response;
  }

  /**
   * Follows until somewhere sends it to what `stop` knows, or shows a page; gives where it was sent
   * last.
   */
  async follow(url: string, stop: (url: string) => boolean): Promise<string> {
    let at = url;
    for (let step = 0; step < 15; step += 1) {
      if (stop(at)) return at;
      const location = (await this.go(at)).headers.get('location');
      if (location === null) return at;
      at = new URL(location, at).href;
    }
    throw new Error(`Went round in circles at ${at}`);
  }
}
