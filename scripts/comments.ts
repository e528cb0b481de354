import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { parseSync } from 'vite';
import { FOLDERS, type Source } from './folders.ts';

/** npm run check:comments: finds comments without a subject, and sentences over 25 words. */

const MOST_WORDS = 25;
const SUBJECTLESS = /^(of|who|what)\b/i;

const plain = (text: string) => text.replaceAll(/^[ \t]*\*+/gm, '').trim();
const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

function scriptComments({ path, text }: Source) {
  const found: { line: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    const before = found.at(-1);
    // Line comments that follow each other are one text.
    if (type === 'Line' && before && /^\n[ \t]*$/.test(text.slice(before.end, start)))
      found.splice(-1, 1, { ...before, end, text: `${before.text}\n${value}` });
    else found.push({ line: lineAt(text, start), end, text: plain(value) });
  }
  return found;
}

function sheetComments({ text }: Source) {
  const found: { line: number; text: string }[] = [];
  parse(text).walkComments((comment) => {
    found.push({ line: comment.source!.start!.line, text: plain(comment.text) });
  });
  return found;
}

const commentsOf = (source: Source): { line: number; text: string }[] =>
  source.path.endsWith('.css') ? sheetComments(source) : scriptComments(source);

/** A blank line, a list item and a tag begin a sentence, as a full stop does. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/(?<=[.?!][)»”"']*)\s+|\n\s*\n|\n\s*(?=[-@])/)
    .map((sentence) => sentence.replace(/^[^\p{L}\d]+/u, '').replaceAll(/\s+/g, ' '));

const wordsIn = (sentence: string) => sentence.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

export const faultsOf = (source: Source): string[] =>
  commentsOf(source).flatMap(({ line, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const begins = SUBJECTLESS.exec(sentence)?.[0];
      const words = wordsIn(sentence);
      return [
        ...(begins ? [`begins with '${begins}'`] : []),
        ...(words > MOST_WORDS ? [`says ${words} words in one sentence`] : []),
      ].map((fault) => `${source.path}:${line} ${fault}: ${sentence.slice(0, 80)}`);
    }),
  );

function readSources(top: string): Source[] {
  const paths = globSync([`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs,css}`, '{,.}*.{ts,mjs}'], {
    cwd: top,
  });
  return paths.map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }));
}

function countsOf(sources: Source[]): string[] {
  const rows = sources.map((source) => {
    const { path, text } = source;
    const folder = /^(?:(?:server|web)\/[^/]+\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0] ?? '.';
    const comments = commentsOf(source);
    const spread = comments.reduce((sum, comment) => sum + comment.text.split('\n').length, 0);
    const numbers = [comments.length, spread, text.split('\n').length - 1];
    return {
      name: `${folder} ${/\.test\.tsx?$|\.css$/.exec(path)?.[0] ?? ''}`,
      numbers: [...numbers, faultsOf(source).length],
    };
  });
  return [...Map.groupBy(rows, ({ name }) => name)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => {
      const sums = [0, 1, 2, 3].map((i) => group.reduce((sum, row) => sum + row.numbers[i]!, 0));
      return `${sums.map((sum) => `${sum}`.padStart(7)).join('')}  ${name}`;
    });
}

if (import.meta.main) {
  const sources = readSources(join(import.meta.dirname, '..'));
  const counts = process.argv.includes('--counts');
  const lines = counts ? countsOf(sources) : sources.flatMap(faultsOf);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (!counts && lines.length > 0) process.exitCode = 1;
}
