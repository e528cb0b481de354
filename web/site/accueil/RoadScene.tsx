import styles from './RoadScene.module.css';

export function RoadScene({ className }: { className: string }) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--sky)" d="M0 0h640v210H0z" />
      <circle fill="var(--sun)" cx="190" cy="84" r="38" />
      <path fill="var(--far)" d="M0 176q110-70 230-22 90-46 196 4 96-52 214 0v60H0z" />
      <path fill="var(--field)" d="M0 206q160-22 320-10t320-8v292H0z" />
      <Trees />
      <path fill="var(--road)" d="M327 196h6L590 480H60z" />
      <path fill="var(--road)" d="M0 300H234L185 352H0z" />
      <path
        fill="#fff"
        d="M86.0 480H104.0L202.7 356H192.5zM244.1 296H250.4L325.2 202H324.8zM546.0 480H564.0L334.9 202H334.6z"
      />
      <path
        fill="#fff"
        d="M321 480H339L336.3 396H323.7zM325 342H335L333.8 315.8H326.2zM327 294H333L332.7 281.5H327.3zM328 270H332L332.1 262.5H327.9zM328 255H332L331.7 250.4H328.3zM328.5 245H331.5V242H328.5zM329 238H331V235.9H329z"
      />
      <path
        fill="#fff"
        d="M223 305L202 308.5L217 311.9zM213 316L189 319.8L206 323.6zM202 328L175 332.2L194 336.4zM189 341L160 345.6L180 350.2z"
      />
      <Car />
      <path fill="#8a96a1" d="M515 220h10v134h-10z" />
      <path fill="#1b242d" d="M520 72 598 150 520 228 442 150z" />
      <path fill="#fff" d="M520 75.4 594.6 150 520 224.6 445.4 150z" />
      <path fill="#1b242d" d="M520 98 572 150 520 202 468 150z" />
      <path fill="#ffce00" d="M520 101.4 568.6 150 520 198.6 471.4 150z" />
    </svg>
  );
}

function Trees() {
  return (
    <>
      <path fill="#6d5442" d="M434 190h6v26h-6zM108 184h7v30h-7zM592 206h6v24h-6z" />
      <circle fill="var(--leaves)" cx="437" cy="178" r="21" />
      <circle fill="var(--leaves)" cx="111" cy="170" r="25" />
      <circle fill="var(--leaves)" cx="595" cy="196" r="19" />
    </>
  );
}

function Car() {
  return (
    <g transform="translate(50 60) scale(.82)">
      <path fill="rgb(0 0 0 / 25%)" d="M16 334h124v5H16z" />
      <path
        fill="var(--body)"
        d="M14 318q0-16 16-18l14-2 18-20q4-4 10-4h30q7 0 11 5l14 18 10 2q9 2 9 11v13q0 6-6 6H20q-6 0-6-6z"
      />
      <path fill="#dcecf8" d="M53 297 66 283q2-2 5-2h9v16zM86 281h14q4 0 6 3l9 13H86z" />
      <path fill="#ffe98a" d="M138 303h7q3 3 3 8h-10z" />
      <circle fill="#10161c" cx="43" cy="328" r="12" />
      <circle fill="#10161c" cx="119" cy="328" r="12" />
      <circle fill="#a9b5c0" cx="43" cy="328" r="5" />
      <circle fill="#a9b5c0" cx="119" cy="328" r="5" />
    </g>
  );
}
