/** When the phone is answered (forms-9). */
export const contactHours = 'Monday-Friday 9AM-5PM EST';

/** Returns the `tel:` URL of a phone number written in any format. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
