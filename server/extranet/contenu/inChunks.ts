/** Few enough rows for one statement on both databases. */
const ROWS = 200;

export async function inChunks<T>(rows: T[], write: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await write(rows.slice(start, start + ROWS));
}
