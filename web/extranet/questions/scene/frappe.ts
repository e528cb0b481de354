export interface Frappe {
  debut: number;
  fin: number;
  texte: string;
  selection: [debut: number, fin: number];
}

const PAS = '  ';
const lineStart = (texte: string, at: number) => texte.lastIndexOf('\n', at - 1) + 1;

export function frappeOf(
  texte: string,
  [debut, fin]: [number, number],
  key: 'Tab' | 'Shift+Tab' | 'Enter',
): Frappe | null {
  if (key === 'Enter') return newLine(texte, debut, fin);
  const several = texte.slice(debut, fin).includes('\n');
  if (key === 'Tab' && !several) return inserted(debut, fin, PAS);
  const start = lineStart(texte, debut);
  const next = texte.indexOf('\n', fin);
  const end = next < 0 ? texte.length : next;
  const lines = texte.slice(start, end).split('\n');
  const moved = lines.map((line) =>
    key === 'Tab' ? (line ? PAS + line : line) : line.replace(/^ {1,2}/, ''),
  );
  const all = moved.join('\n');
  if (all.length === end - start) return null;
  const first = Math.max(start, debut + moved[0]!.length - lines[0]!.length);
  const last = Math.max(first, fin + all.length - (end - start));
  return { debut: start, fin: end, texte: all, selection: [first, last] };
}

function newLine(texte: string, debut: number, fin: number): Frappe {
  const line = texte.slice(lineStart(texte, debut), debut);
  const indent = /^ */.exec(line)![0];
  const opens = /:\s*$/.test(line);
  const dash = /^ *- /.test(line) && opens ? PAS : '';
  return inserted(debut, fin, `\n${indent}${dash}${opens ? PAS : ''}`);
}

const inserted = (debut: number, fin: number, texte: string): Frappe => ({
  debut,
  fin,
  texte,
  selection: [debut + texte.length, debut + texte.length],
});

/** Only this deprecated command keeps the browser's undo history. */
export function insert(field: HTMLTextAreaElement, texte: string): void {
  const done = document.execCommand(texte ? 'insertText' : 'delete', false, texte);
  if (done) return;
  field.setRangeText(texte);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
