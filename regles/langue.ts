/** Languages of questions and products. */
export const LANGUE = {
  genre: 'choix',
  label: 'Langue',
  options: [
    { value: 'FR', label: 'Français' },
    { value: 'NL', label: 'Néerlandais' },
  ],
  parCode: true,
} as const;

export type Langue = (typeof LANGUE.options)[number]['value'];
export const LANGUES = LANGUE.options.map(({ value }) => value);
