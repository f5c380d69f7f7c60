import { safeWebUrl } from '../lib/urls';

/** Error messages by field; valid fields are omitted. */
export type FieldErrors<Fields> = Partial<Record<keyof Fields, string>>;

/** Error messages that several forms share. */
export const fieldTexts = {
  badEmail: 'Enter a valid email address, like name@example.com',
  badWebUrl: 'Enter the full address, starting with https://',
};

const longestLocalPart = 64;
const longestEmail = 254;
const localPart = /^[^\s@<>()[\],;:\\"]+$/;
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

function isHostName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => hostLabel.test(label)) && !/^\d+$/.test(last);
}

/**
 * Whether a text, trimmed, is an email address: a name, an @ and a host with a dot. Quoted names and hosts
 * without a dot (`root@localhost`) are rejected.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return (
    at > 0 &&
    address.length <= longestEmail &&
    name.length <= longestLocalPart &&
    localPart.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    isHostName(address.slice(at + 1))
  );
}

/** Whether a text, trimmed, is a full http or https address without white space. */
export function isWebUrl(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\/[^\s/]/i.test(address) && !/\s/.test(address) && safeWebUrl(address) !== '';
}

/** Returns the messages of the fields that are empty or only white space. */
export function emptyFieldErrors<Fields extends Record<string, string>>(
  fields: Fields,
  messages: FieldErrors<Fields>,
): FieldErrors<Fields> {
  const errors: FieldErrors<Fields> = {};
  for (const name of Object.keys(messages) as (keyof Fields)[]) {
    const message = messages[name];
    if (message !== undefined && fields[name]?.trim() === '') errors[name] = message;
  }
  return errors;
}
