/**
 * Accepted gaps of our oldest browsers, with the fallback. Unused entries fail the check. A
 * property covers its values.
 */
export const PERMIS: Record<string, string> = {
  // Their libraries test for them first.
  '.canIntercept': 'React: no transition of its own while one goes back',
  '.currentEntry': 'React: the same',
  '.skipTransition': 'React: the same',
  '.startViewTransition': 'React: no page of ours moves so',
  '.caretPositionFromPoint': 'ProseMirror: caretRangeFromPoint',
  '.offsetNode': 'ProseMirror: the same',
  '.getComposedRanges': 'ProseMirror: the range of the selection',
  '.createHTML': 'ProseMirror: where there are trusted types',
  '.createPolicy': 'ProseMirror: the same',
  '.defaultPolicy': 'ProseMirror: the same',
  '.getHTML': 'Tiptap: a method of its own editor',
  'navigator.connection': 'React: guesses a slow line by the time it takes',
  'navigator.userAgentData': 'Mantine: the user agent',
  '.difference': 'polygon-clipping: a function of its own',
  '.union': 'polygon-clipping: the same',
  // Undefined, and nothing waits for it.
  '.fetchPriority': 'React: the browser orders what it loads by itself',
  'fetchPriority=': 'the same: the first picture comes in its turn',
  '.imageSizes': 'React: a preload of which no page of ours has one',
  '.isComposing': 'in Safari a key of an unfinished letter counts as one',
  '.movementX': 'Mantine: how far a pointer has been dragged, on a phone by its place',
  '.movementY': 'Mantine: the same',
  'AbortSignal.timeout': 'Chrome 103 has it, and says another reason, which nobody reads',
  'window.open': 'of iOS it is only unknown since when',
  // Ignored alone: the rest of the rule holds.
  ':marker': 'Safari: the marks of a list have the colour of its text',
  ':selection': 'iOS: a chosen picture of the editor keeps its tint',
  '@page': 'a printer’s own margins',
  '@media scripting': 'without JavaScript, buttons are seen that need it',
  'accent-color': 'ticks have the blue of the browser',
  'background-color: color-mix()': 'Mantine: the cells chosen in a table are not tinted',
  'break-after': 'a heading may end a printed page',
  cursor: 'a telephone has no arrow',
  'field-sizing': 'a long field scrolls',
  'overscroll-behavior': 'what scrolls at its end takes the page along',
  resize: 'a telephone has no corner to pull',
  'scrollbar-width': 'a scroll bar is seen',
  'text-box-edge': 'letters of a badge stand a pixel lower',
  'text-box-trim': 'the same',
  'text-wrap': 'lines break where they are full; a last one may be short',
};
