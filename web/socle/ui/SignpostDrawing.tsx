export function SignpostDrawing() {
  return (
    <svg width="160" height="150" viewBox="0 0 160 150" aria-hidden="true">
      <ellipse cx="80" cy="142" rx="46" ry="6" fill="var(--line)" />
      <rect x="76" y="14" width="8" height="128" rx="2" fill="#8a96a1" />
      <path d="M30 26h92l18 15-18 15H30z" fill="#005b8d" stroke="#fff" strokeWidth="3" />
      <path d="M130 66H44L26 81l18 15h86z" fill="#de5307" stroke="#15191c" strokeWidth="3" />
      <path d="M48 41h56" stroke="#fff" strokeWidth="6" strokeDasharray="14 7" />
      <path d="M56 81h56" stroke="#1b242d" strokeWidth="6" strokeDasharray="14 7" />
    </svg>
  );
}
