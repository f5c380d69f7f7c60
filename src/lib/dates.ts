const longForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats an ISO time as 'November 14, 2026', in UTC so that server and visitors see the same day; '' for ''
 * or an invalid time (blog-11).
 */
export function formatDate(time: string): string {
  const date = new Date(time);
  return time === '' || Number.isNaN(date.getTime()) ? '' : longForm.format(date);
}
