import { emptyFieldErrors, type FieldErrors, fieldTexts, isEmailAddress } from './fieldRules';

/** A message of the contact form (forms-5). */
export type ContactMessage = Record<'name' | 'email' | 'subject' | 'message', string>;

/** Returns an empty message with a given subject, which may be ''. */
export function newMessage(subject: string): ContactMessage {
  return { name: '', email: '', subject, message: '' };
}

/** Validates a message: every field is required, and the email must be valid (forms-5, forms-6). */
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
