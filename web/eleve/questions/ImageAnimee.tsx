import { type ComponentProps, useEffect, useState } from 'react';
import type { Film as Part } from './Film.tsx';
import { ImageQuestion } from './ImageQuestion.tsx';

type Props = ComponentProps<typeof ImageQuestion> & {
  /** The address of its film, told with the verdict; null: not told, or there is none. */
  film: string | null;
};

/** The picture of a question; what plays its film is fetched with the first verdict that tells of one. */
export function ImageAnimee({ film, ...image }: Props) {
  const [Film, setFilm] = useState<typeof Part>();
  useEffect(() => {
    if (!film) return;
    // Without a network the picture stands still.
    import('./Film.tsx').then((part) => setFilm(() => part.Film)).catch(() => undefined);
  }, [film]);
  return film && Film ? <Film adresse={film} {...image} /> : <ImageQuestion {...image} />;
}
