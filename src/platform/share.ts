/** 'closed' means that the visitor dismissed the share sheet, which is not a failure. */
type ShareOutcome = 'shared' | 'closed' | 'unavailable';

/** Opens the device's share sheet. Resolves to 'unavailable' if there is none or it fails. */
export async function shareOnDevice(page: { title: string; url: string }): Promise<ShareOutcome> {
  // Older browsers and pages without HTTPS have no share sheet.
  const { share } = navigator as Partial<Navigator>;
  if (!share) return 'unavailable';
  try {
    await share.call(navigator, page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'unavailable';
  }
}
