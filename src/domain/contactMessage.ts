import { emptyFieldErrors, type FieldErrors, fieldTexts, isEmailAddress } from './fieldRules';

/** A message of the contact form (forms-5). */
export type ContactMessage = Record<'name' | 'email' | 'subject' | 'message', string>;

/** An empty message, with a subject if there is one. */
export function newMessage(subject: string): ContactMessage {
  return { name: '', email: '', subject, message: '' };
}

/** Validates a message: every field is required, the email must be an address (forms-5, forms-6). */
export function checkMessage(message: ContactMessage): FieldErrors<ContactMessage> {
  return {
    ...(isEmailAddress(message.email) ? {} : { email: fieldTexts.badEmail }),
    ...emptyFieldErrors(message, {
      name: 'Enter your name',
      email: 'Enter your email address',
      subject: 'Enter a subject',
      message: 'Write your message',
    }),
  };
}
