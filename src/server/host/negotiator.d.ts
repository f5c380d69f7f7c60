/** The part of negotiator 1 that is used; @types/negotiator describes version 0.6, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encodings(available: readonly string[], options?: { preferred: readonly string[] }): string[];
  }
}
