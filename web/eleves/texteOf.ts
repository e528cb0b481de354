/** The text of a file: Excel in Belgium writes UTF-8 with a mark, or the code page of Windows. */
export async function texteOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
