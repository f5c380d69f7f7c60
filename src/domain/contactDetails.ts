/** When somebody answers the phone (forms-9). */
export const contactHours = 'Monday-Friday 9AM-5PM EST';

/** The tel: URL of a phone number as people write it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
