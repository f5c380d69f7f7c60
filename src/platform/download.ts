/** Downloads a text as a file with a name and a media type. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts the download later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
