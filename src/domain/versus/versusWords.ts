import type { Tool } from '../tool';

/** How a sentence about all of two or three tools begins. */
export const both = (tools: readonly Tool[]): string => (tools.length === 2 ? 'Both' : 'All three');

/** How a sentence about none of two or three tools begins. */
export const neither = (tools: readonly Tool[]): string =>
  tools.length === 2 ? 'Neither' : 'None of the three';

/** 'ChatGPT’s'. */
export const possessive = (name: string): string => `${name}’s`;

/** The text with a full stop, unless it ends as a sentence does. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const properNames = /^(?:Google|Word\b|Python|Slack|Android|Windows|Linux)/;

/** A label inside a sentence: 'voice conversation', but 'API' and 'Google Docs'. */
export function inSentence(label: string): string {
  return properNames.test(label) || /^\S*\p{Lu}/u.test(label.slice(1))
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The entries of each list that are in no other. */
export function ownEntries(lists: readonly (readonly string[])[]): string[][] {
  return lists.map((list) =>
    list.filter((entry) => lists.every((other) => other === list || !other.includes(entry))),
  );
}
