const SHAPES = {
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
  delete: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  close: 'm6 6 12 12M18 6 6 18',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7',
  handle: 'M9 5.5v-1M15 5.5v-1M9 12.5v-1M15 12.5v-1M9 19.5v-1M15 19.5v-1',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 017 0M5 12a10 10 0 014-2.4M19 12a10 10 0 00-5-2.7M12 19.2v.1M2 8.6a15 15 0 013.6-2.3M22 8.6a15 15 0 00-11.4-3.5',
  replay: 'M4.5 4.5v5h5M4.8 9.5a8 8 0 1 1-.3 5',
  next: 'M6 5l9 7-9 7V5ZM18.5 5v14',
  slow: 'M5 6v12M10 6l9 6-9 6V6Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
} as const;

/** Stroke of all line drawings. */
export const STROKE = {
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={SHAPES[name]} {...STROKE} />
    </svg>
  );
}
