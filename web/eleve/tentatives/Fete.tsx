import styles from './Fete.module.css';

/** This history state asks for the celebration: the last answer has just led here. */
export const DERNIERE_REPONSE = 'derniere reponse';

const VOLANTS = [
  { x: -92, y: -22, tour: -60, quoi: 'rond' },
  { x: -74, y: -52, tour: 40, quoi: 'triangle' },
  { x: -50, y: -14, tour: 90, quoi: 'carre' },
  { x: -34, y: -58, tour: -30, quoi: 'losange' },
  { x: 36, y: -56, tour: 50, quoi: 'rond' },
  { x: 52, y: -18, tour: -80, quoi: 'triangle' },
  { x: 76, y: -50, tour: 30, quoi: 'carre' },
  { x: 94, y: -24, tour: 70, quoi: 'losange' },
] as const;

const FORMES = {
  rond: <circle r="6" fill="#bb1e10" stroke="#fff" strokeWidth="2" />,
  triangle: <path d="M0-7 7 5H-7Z" fill="#fff" stroke="#bb1e10" strokeWidth="3" />,
  carre: <rect x="-6" y="-6" width="12" height="12" rx="2" fill="#005b8d" />,
  losange: <path d="M0-8 8 0 0 8-8 0Z" fill="#ffce00" stroke="#1b242d" strokeWidth="1" />,
};

/** `bouge` animates only a pass that has just happened. */
export const Fete = ({ bouge }: { bouge: boolean }) => (
  <svg
    className={styles.fete}
    viewBox="-110 -78 220 92"
    aria-hidden="true"
    data-bouge={bouge || undefined}
  >
    <path d="M-600 14h1200" stroke="var(--line-strong)" strokeWidth="1" />
    <path d="M-46 14-7-30H7l39 44Z" fill="var(--tarmac)" stroke="var(--line-strong)" />
    <path d="M0 14V-30" stroke="#fff" strokeWidth="2.5" strokeDasharray="9 6" />
    {VOLANTS.map(({ x, y, tour, quoi }) => (
      <g
        key={`${x}`}
        className={styles.volant}
        style={{ '--x': `${x}px`, '--y': `${y}px`, '--tour': `${tour}deg` } as React.CSSProperties}
      >
        {FORMES[quoi]}
      </g>
    ))}
    <g className={styles.losange}>
      <path d="M0-70 28-42 0-14-28-42Z" fill="#fff" stroke="#1b242d" strokeWidth="1.5" />
      <path d="M0-60 18-42 0-24-18-42Z" fill="#ffce00" />
      <path
        d="m-8.5-42 6 6 11-12"
        fill="none"
        stroke="#1b242d"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </svg>
);
