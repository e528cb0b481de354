/** Hands the browser a file to keep. */
export function saveFile(name: string, type: string, text: string | Blob): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A download that has begun no longer needs its address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
