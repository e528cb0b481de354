/** The raw text of a member's value; `text` must be valid JSON. */
export function rawMember(text: string, name: string): string | undefined {
  let at = after(text, 0);
  if (text[at] !== '{') return undefined;
  at = after(text, at + 1);
  let found: string | undefined;
  while (text[at] === '"') {
    const end = endOf(text, at);
    const key = JSON.parse(text.slice(at, end)) as string;
    at = after(text, after(text, end) + 1);
    const stop = endOf(text, at);
    // As in JSON.parse, the last duplicate wins.
    if (key === name) found = text.slice(at, stop);
    at = after(text, stop);
    if (text[at] === ',') at = after(text, at + 1);
  }
  return found;
}

function after(text: string, at: number): number {
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
  return at;
}

function endOf(text: string, at: number): number {
  let depth = 0;
  for (let n = at; n < text.length; n += 1) {
    const sign = text[n]!;
    if (sign === '"') {
      for (n += 1; text[n] !== '"'; n += 1) if (text[n] === '\\') n += 1;
      if (depth === 0) return n + 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return n;
      depth -= 1;
      if (depth === 0) return n + 1;
    } else if (depth === 0 && ', \t\r\n'.includes(sign)) return n;
  }
  return text.length;
}
