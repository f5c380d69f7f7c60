/** When somebody answers the phone (SPEC 2, "Contact"). */
export const contactHours = 'Monday-Friday 9AM-5PM EST';

/** The address that dials a phone number as people write it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
