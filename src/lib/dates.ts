const longForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * 'November 14, 2026' of an ISO time, in UTC so that every visitor and the server see the same; '' of ''
 * (blog-11).
 */
export function formatDate(time: string): string {
  const date = new Date(time);
  return time === '' || Number.isNaN(date.getTime()) ? '' : longForm.format(date);
}
