/** The part of autocannon (which has no types of its own) that the benchmark uses. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    headers?: Record<string, string>;
    /** Seconds. */
    duration?: number;
    /** How many requests, instead of a duration. */
    amount?: number;
    requests?: Request[];
  }
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
