/** Excel's « Texte Unicode », by the mark at its beginning. */
const UNICODE = { 'ff,fe': 'utf-16le', 'fe,ff': 'utf-16be' } as const;

/** The text of a file: Excel in Belgium writes UTF-8 with a mark, the code page of Windows, or UTF-16. */
export async function texteOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16)).join();
  // Without its mark, every other byte of what we write is nothing.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if (mark in UNICODE) return new TextDecoder(UNICODE[mark as keyof typeof UNICODE]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
