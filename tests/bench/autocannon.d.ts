/** The part of autocannon (which has no types of its own) that the benchmark uses. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: { path: string }[];
  }
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
