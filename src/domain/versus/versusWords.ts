import type { Tool } from '../tool';

/** Returns the beginning of a sentence about all of two or three tools. */
export const both = (tools: readonly Tool[]): string => (tools.length === 2 ? 'Both' : 'All three');

/** Returns the beginning of a sentence about none of two or three tools. */
export const neither = (tools: readonly Tool[]): string =>
  tools.length === 2 ? 'Neither' : 'None of the three';

/** Returns the possessive of a name: 'ChatGPT’s'. */
export const possessive = (name: string): string => `${name}’s`;

const properNames = /^(?:Google|Word\b|Python|Slack|Android|Windows|Linux)/;

/** Lower-cases a label for use inside a sentence: 'voice conversation', but 'API' and 'Google Docs'. */
export function inSentence(label: string): string {
  return properNames.test(label) || /^\S*\p{Lu}/u.test(label.slice(1))
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Returns, for each list, the entries that are in no other list. */
export function ownEntries(lists: readonly (readonly string[])[]): string[][] {
  return lists.map((list) =>
    list.filter((entry) => lists.every((other) => other === list || !other.includes(entry))),
  );
}
