/** 'closed': the visitor has dismissed the share sheet, which is not a failure. */
type ShareOutcome = 'shared' | 'closed' | 'unavailable';

/** Opens the device's share sheet; 'unavailable' where there is none, or where it fails. */
export async function shareOnDevice(page: { title: string; url: string }): Promise<ShareOutcome> {
  // Older browsers and pages without https have none.
  const { share } = navigator as Partial<Navigator>;
  if (!share) return 'unavailable';
  try {
    await share.call(navigator, page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'unavailable';
  }
}
