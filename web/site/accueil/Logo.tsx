import { marque } from '../../../marque.ts';

export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={marque.logo.viewBox} aria-hidden="true">
      {marque.logo.formes.map((forme) => (
        <path key={forme.d} {...forme} />
      ))}
    </svg>
  );
}
