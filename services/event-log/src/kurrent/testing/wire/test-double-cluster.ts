import { KurrentStore } from '../store/kurrent-store.js';
import type { ClusterMember } from './self-description.js';
import { TestDoubleServer } from './test-double-server.js';

const HOST = '127.0.0.1';

interface Node {
  readonly server: TestDoubleServer;
  readonly port: number;
  isAlive: boolean;
}

/**
 * Three nodes over one store, in this process: what one of them has acknowledged, all have. A dead
 * node's port answers no more, and who leads is said by gossip. Followers serve readers who do not
 * ask for the leader, and name it to all others.
 */
export class TestDoubleCluster {
  readonly #nodes: Node[] = [];
  #leader: Node | undefined;

  /** Starts three nodes; the first one leads. */
  static async start(store = new KurrentStore()): Promise<TestDoubleCluster> {
    const cluster = new TestDoubleCluster();
    for (let count = 0; count < 3; count += 1) {
      const server = new TestDoubleServer(store, {
        host: HOST,
        port: 0,
        hasSessions: true,
        cluster: () => cluster.#members(),
      });
      cluster.#nodes.push({ server, port: await server.listen(), isAlive: true });
    }
    cluster.elect();
    return cluster;
  }

  /** One node alone, which leads or does not. */
  urlOf(who: 'leader' | 'follower'): string {
    const node = this.#nodes.find(
      (one) => one.isAlive && (one === this.#leader) === (who === 'leader'),
    );
    return `esdb://${HOST}:${node?.port}?tls=false`;
  }

  /** All nodes, the dead ones too. */
  get url(): string {
    return `esdb://${this.#nodes.map(({ port }) => `${HOST}:${port}`).join(',')}?tls=false`;
  }

  killLeader(): void {
    if (!this.#leader) return;
    this.#leader.isAlive = false;
    this.#leader.server.close();
    this.#leader = undefined;
  }

  /** The first node that lives leads. */
  elect(): void {
    this.#leader = this.#nodes.find(({ isAlive }) => isAlive);
  }

  /** The leader lives on, and another node leads. */
  passOn(): void {
    const before = this.#leader;
    this.#leader = this.#nodes.find((node) => node.isAlive && node !== before);
  }

  close(): void {
    for (const { server, isAlive } of this.#nodes) if (isAlive) server.close();
  }

  #members(): ClusterMember[] {
    return this.#nodes.map((node) => ({
      id: node.server.id,
      host: HOST,
      port: node.port,
      isAlive: node.isAlive,
      isLeader: node === this.#leader,
    }));
  }
}
