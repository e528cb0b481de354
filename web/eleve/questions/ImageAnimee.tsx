import { type ComponentProps, useEffect, useState } from 'react';
import type { Film as Part } from './Film.tsx';
import { ImageQuestion } from './ImageQuestion.tsx';

type Props = ComponentProps<typeof ImageQuestion> & {
  film: string | null;
};

/** The first verdict with a film loads the player. */
export function ImageAnimee({ film, ...image }: Props) {
  const [Film, setFilm] = useState<typeof Part>();
  useEffect(() => {
    if (!film) return;
    import('./Film.tsx').then((part) => setFilm(() => part.Film)).catch(() => undefined);
  }, [film]);
  return film && Film ? <Film adresse={film} {...image} /> : <ImageQuestion {...image} />;
}
