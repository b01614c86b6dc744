import { readFile } from 'node:fs/promises';

type Figures = Readonly<Record<string, unknown>>;

/** The counts and times of k6, as `--summary-export` writes them. */
export class Summary {
  constructor(private readonly metrics: Readonly<Record<string, Figures>>) {}

  static async read(file: string): Promise<Summary> {
    const { metrics } = JSON.parse(await readFile(file, 'utf8')) as {
      metrics: Record<string, Figures>;
    };
    return new Summary(metrics);
  }

  /** A figure of a metric; undefined where nothing was measured. */
  figure(metric: string, name: string): number | undefined {
    const value = this.metrics[metric]?.[name];
    return typeof value === 'number' ? value : undefined;
  }

  /** A counter; 0 where nothing was counted. */
  count(metric: string): number {
    return this.figure(metric, 'count') ?? 0;
  }
}
