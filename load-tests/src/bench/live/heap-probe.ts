import { WebSocket } from 'ws';

/**
 * Asks a Node process, started with `--inspect=0`, how large its heap is once everything unused is
 * gone.
 */
export class HeapProbe {
  #calls = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** @param said What the process said at its start, where it listens among it. */
  static async attach(said: string): Promise<HeapProbe> {
    const url = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
    if (url === undefined) throw new Error(`The process does not listen to a debugger: ${said}`);
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new HeapProbe(socket);
  }

  /** Bytes in use. */
  async used(): Promise<number> {
    // The second collection removes objects whose finalizers ran in the first.
    await this.#call('HeapProfiler.collectGarbage');
    await this.#call('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#call<{ usedSize: number }>('Runtime.getHeapUsage');
    return usedSize;
  }

  close(): void {
    this.socket.close();
  }

  #call<T>(method: string): Promise<T> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve) => {
      const hear = (data: Buffer): void => {
        const answer = JSON.parse(data.toString()) as { id?: number; result: T };
        if (answer.id !== id) return;
        this.socket.off('message', hear);
        resolve(answer.result);
      };
      this.socket.on('message', hear);
      this.socket.send(JSON.stringify({ id, method }));
    });
  }
}
