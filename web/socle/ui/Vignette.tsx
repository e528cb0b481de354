import { versionsOf } from '../../../regles/images.ts';

/** The picture that begins a row of a list (vignette.module.css), or an empty frame. */
export function Vignette({ image, sans = '' }: { image: string | null; sans?: string }) {
  if (!image) return <span>{sans}</span>;
  return <img src={versionsOf(image)[0]?.adresse ?? image} alt="" loading="lazy" />;
}
